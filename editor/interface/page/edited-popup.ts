import type { EditedPopup } from '../../../app/development/content-changes'
import { isRecord, type Path, type Value } from '../../core/change'

/** What a visitor did before each popup of the form. */
const types: Readonly<Record<string, 'success' | 'error' | 'info'>> = {
  missing: 'error',
  invalidEmail: 'error',
  invalidPhone: 'error',
  sending: 'info',
  sent: 'success',
  failed: 'error',
}

/** The popup whose words a field holds; `null` if it holds those of no popup. */
export function findPopup(file: string, path: Path, data: Value): EditedPopup {
  if (file !== 'popups.yaml' || !isRecord(data)) return null
  const [part, name] = path.map(String)
  const own = Object(data[part ?? ''])[name ?? '']
  const content = isRecord(own) ? own : {}
  return {
    words: { ok: String(data.ok), titles: Object(data.titles) },
    content: {
      type: types[name ?? ''] ?? (part === 'titles' ? (name as 'info') : 'info'),
      message: '',
      ...content,
      isBusy: name === 'sending',
    },
  }
}
