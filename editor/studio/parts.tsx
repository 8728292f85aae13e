import type { ReactNode } from 'react'
import type { Person } from './people'

interface NoticeProps {
  isProblem?: boolean
  children: ReactNode
}

export const Notice = ({ isProblem = false, children }: NoticeProps) => (
  <p className="notice" role={isProblem ? 'alert' : 'status'} data-problem={isProblem ? '' : undefined}>
    {children}
  </p>
)

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email'
  autoComplete?: string
}

export const Field = ({ name, label, type = 'text', autoComplete = 'off' }: FieldProps) => (
  <label className="field">
    <span>{label}</span>
    <input name={name} type={type} required maxLength={200} autoComplete={autoComplete} />
  </label>
)

const places = [
  { path: '/edit/', name: 'Editor' },
  { path: '/studio/previews', name: 'Previews' },
  { path: '/studio/messages', name: 'Messages', isForPublishers: true },
  { path: '/studio/people', name: 'People' },
]

/** The ways to the other pages, and out. */
export const Tools = ({ self, at }: { self: Person; at: string }) => (
  <nav className="tools" aria-label="Studio">
    <ul>
      {places
        .filter(({ isForPublishers }) => !isForPublishers || self.role === 'publisher')
        .map(({ path, name }) => (
          <li key={path}>
            <a href={path} aria-current={path === at ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
    </ul>
    <form method="post" action="/studio/sign-out">
      <button type="submit" title={`${self.name} is signed in`}>
        Sign out
      </button>
    </form>
  </nav>
)

/** Loads the page again when what it waits for is there; without script there is a link. */
export const waitingScript = "fetch('/studio/previews/wait').then(({ ok }) => ok && location.reload())"
