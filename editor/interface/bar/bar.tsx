import type { View } from '../../server/events'
import { useEditor } from '../editing/context'
import type { Saving } from '../editing/edited-files'
import { Button, Icon } from '../parts/button'
import { WhoIsHere } from '../people/who-is-here'
import type { Connection } from '../server/connection'
import styles from './bar.module.css'
import { NewMessages } from './new-messages'

interface BarProps {
  /** What is open in the form. */
  file: string
  saving: Saving
  connection: Connection
  view: View
  onStep: (way: 'undo' | 'redo') => void
  onView: (view: View) => void
  onHelp: () => void
}

const states: Record<Saving, string> = {
  saved: 'Saved',
  saving: 'Saving …',
  draft: 'Kept, not shown yet',
  failed: 'Not saved',
}

const lost: Record<Exclude<Connection, 'open'>, string> = {
  away: 'The editor does not answer',
  'signed out': 'Signed out',
}

/** Above everything: back and again, what is saved, what is left to do, and the way out. */
export function Bar({ file, saving, connection, view, onStep, onView, onHelp }: BarProps) {
  const { steps, samples, person, asked } = useEditor().site
  const toggle = (one: View) => onView(view === one ? 'page' : one)
  return (
    <header className={styles.bar}>
      <h1>Editor</h1>
      <Button
        look="quiet"
        disabled={!steps.undo}
        title={steps.undo ? `Undo: ${steps.undo} (Ctrl+Z)` : steps.blocked}
        onClick={() => onStep('undo')}
      >
        <Icon name="undo" /> Undo
      </Button>
      <Button
        look="quiet"
        disabled={!steps.redo}
        title={steps.redo && `Redo: ${steps.redo} (Ctrl+Shift+Z)`}
        onClick={() => onStep('redo')}
      >
        <Icon name="redo" /> Redo
      </Button>
      <p className={styles.state} role="status" data-state={connection === 'open' ? saving : 'failed'}>
        {connection === 'open' ? states[saving] : lost[connection]}
      </p>
      {person && <WhoIsHere file={file} />}
      {person?.role === 'publisher' && <NewMessages />}
      {person && (
        <a className={styles.person} href="/studio/people" title={`${person.name}: people, and signing out`}>
          {person.name}
        </a>
      )}
      <Button look="quiet" onClick={onHelp}>
        Help
      </Button>
      <Button look="quiet" aria-pressed={view === 'versions'} onClick={() => toggle('versions')}>
        Versions
      </Button>
      <Button aria-pressed={view === 'samples'} onClick={() => toggle('samples')}>
        Samples <b>{samples}</b>
      </Button>
      <Button look="main" aria-pressed={view === 'publish'} onClick={() => toggle('publish')}>
        Publish … {asked && person?.role === 'publisher' && <b className={styles.asks}>{asked.by} asks</b>}
      </Button>
    </header>
  )
}
