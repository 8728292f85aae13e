import type { Saving } from '../editing/edited-files'
import { Button, Icon } from '../parts/button'
import type { Site, Steps } from '../server/api'
import styles from './bar.module.css'

export type View = 'page' | 'samples' | 'publish' | 'words'

interface BarProps {
  steps: Steps
  saving: Saving
  isConnected: boolean
  samples: number
  person: Site['person']
  view: View
  onUndo: () => void
  onRedo: () => void
  onView: (view: View) => void
  onHelp: () => void
}

const states: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  draft: 'Kept, not shown yet',
  failed: 'Not saved',
}

/** Above everything: back and again, what is saved, what is left to do, and the way out. */
export function Bar({
  steps,
  saving,
  isConnected,
  samples,
  person,
  view,
  onUndo,
  onRedo,
  onView,
  onHelp,
}: BarProps) {
  const toggle = (one: View) => onView(view === one ? 'page' : one)
  return (
    <header className={styles.bar}>
      <h1>Editor</h1>
      <Button
        look="quiet"
        disabled={!steps.undo}
        title={steps.undo ? `Undo: ${steps.undo} (Ctrl+Z)` : steps.blocked}
        onClick={onUndo}
      >
        <Icon name="undo" /> Undo
      </Button>
      <Button
        look="quiet"
        disabled={!steps.redo}
        title={steps.redo && `Redo: ${steps.redo} (Ctrl+Shift+Z)`}
        onClick={onRedo}
      >
        <Icon name="redo" /> Redo
      </Button>
      <p className={styles.state} role="status" data-state={isConnected ? saving : 'failed'}>
        {isConnected ? states[saving] : 'The editor in the terminal does not answer'}
      </p>
      {person && (
        <a className={styles.person} href="/studio/people" title={`${person.name}: people, and signing out`}>
          {person.name}
        </a>
      )}
      <Button look="quiet" onClick={onHelp}>
        Help
      </Button>
      <Button aria-pressed={view === 'samples'} onClick={() => toggle('samples')}>
        Samples <b>{samples}</b>
      </Button>
      <Button look="main" aria-pressed={view === 'publish'} onClick={() => toggle('publish')}>
        Publish …
      </Button>
    </header>
  )
}
