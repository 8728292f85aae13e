import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MessageList, type MessagesView, type MessageView, messagesPath, OneMessage } from './message-pages'
import { Field, Notice, Tools } from './parts'
import type { Person, Role } from './people'
import { Previews, type PreviewsView } from './preview-pages'

/** The site's own colours and letters, and what the studio's pages add to them. */
function readStyles(home: string): string {
  const read = (file: string) => readFileSync(join(home, file), 'utf8')
  const fonts = read('app/styles/fonts.css').replaceAll('./fonts/', '/studio/fonts/')
  return `${read('app/styles/tokens.css')}${fonts}${read('editor/studio/pages.css')}`
}

/** The studio's own pages: they work without script, and need nothing of the editor, which is behind them. */
export function openPages(home: string, agency: string) {
  const styles = readStyles(home)

  /** @param place whose page it is, with the ways to the others; without, nobody is signed in */
  function page(title: string, content: ReactNode, place?: { self: Person; at: string }): string {
    return `<!doctype html>${renderToStaticMarkup(
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>{`${title} · ${agency}`}</title>
          <link rel="icon" href="data:," />
          <style>{styles}</style>
        </head>
        <body>
          <header className="top">
            <p>
              <strong>{agency}</strong> Studio
            </p>
            {place && <Tools {...place} />}
          </header>
          <main data-width={place ? 'wide' : undefined}>
            <h1>{title}</h1>
            {content}
          </main>
        </body>
      </html>,
    )}`
  }

  return {
    signIn: (notice?: string) =>
      page(
        'Sign in',
        <>
          {notice && <Notice isProblem>{notice}</Notice>}
          <form method="post" action="/studio/sign-in">
            <Field name="email" label="Your email address" type="email" autoComplete="email" />
            <button type="submit" data-look="main">
              Send me a sign-in link
            </button>
          </form>
          <p className="aside">
            There is no password. You get a link that opens the studio once, within a day. You stay signed in
            for 30 days.
          </p>
        </>,
      ),

    asked: (email: string, isMailed: boolean) =>
      page(
        isMailed ? 'Look in your mail' : 'Ask whoever runs the studio',
        <>
          <p>
            {isMailed
              ? `If ${email} may use this studio, a link to sign in is on its way there.`
              : `This studio sends no mail. If ${email} may use it, the link to sign in is in its log now; a publisher can also make one for you, on the page People.`}
          </p>
          <p className="aside">
            Nothing after some minutes? <a href="/studio/sign-in">Try again</a>, or ask a publisher whether
            your address is right.
          </p>
        </>,
      ),

    enter: (token: string) =>
      page(
        'Welcome',
        <>
          <p>One click, and you are in. The link that brought you here is then used up.</p>
          <form method="post" action="/studio/in">
            <input type="hidden" name="token" value={token} />
            <button type="submit" data-look="main">
              Open the studio
            </button>
          </form>
        </>,
      ),

    welcome: (token: string, notice?: string) =>
      page(
        'You are the first',
        <>
          {notice && <Notice isProblem>{notice}</Notice>}
          <p>
            You become the studio’s first publisher: you publish, and invite the others. Your name stands
            beside every change that you publish.
          </p>
          <form method="post" action="/studio/welcome">
            <input type="hidden" name="token" value={token} />
            <Field name="name" label="Your name" autoComplete="name" />
            <Field name="email" label="Your email address" type="email" autoComplete="email" />
            <button type="submit" data-look="main">
              Open the studio
            </button>
          </form>
        </>,
      ),

    message: (title: string, text: string) =>
      page(
        title,
        <>
          <p>{text}</p>
          <p>
            <a href="/studio/sign-in">To the page where you sign in</a>
          </p>
        </>,
      ),

    previews: (view: PreviewsView) =>
      page('Previews', <Previews agency={agency} view={view} />, { self: view.self, at: '/studio/previews' }),

    /** For whoever has a link that has ended: they may not know what a studio is. */
    previewEnded: () =>
      page(
        'This preview has ended',
        <p>
          A preview can be opened for two weeks, or until whoever sent it ends it. Ask them for a new link;
          what is published is at the site’s own address.
        </p>,
      ),

    messages: (view: MessagesView) =>
      page('Messages', <MessageList {...view} />, { self: view.self, at: messagesPath }),

    oneMessage: (view: MessageView) =>
      page(view.message.subject, <OneMessage {...view} />, { self: view.self, at: messagesPath }),

    /** For whoever looks for a message that is gone, or may not read any. */
    noMessage: (self: Person, words: string) =>
      page('Messages', <Notice isProblem>{words}</Notice>, { self, at: messagesPath }),

    people: (view: PeopleView) =>
      page(
        'People',
        <>
          {view.notice && <Notice isProblem={view.isProblem ?? false}>{view.notice}</Notice>}
          {view.link && <HandOver {...view.link} />}
          <ul className="people">
            {view.people.map((one) => (
              <PersonRow
                key={one.id}
                person={one}
                isSelf={one.id === view.self.id}
                mayManage={view.self.role === 'publisher'}
              />
            ))}
          </ul>
          {view.self.role === 'publisher' ? (
            <Invitation isMailed={view.isMailed} />
          ) : (
            <p className="aside">Publishers invite and remove people. Ask one of them.</p>
          )}
        </>,
        { self: view.self, at: '/studio/people' },
      ),
  }
}

export type Pages = ReturnType<typeof openPages>

interface ListedPerson extends Person {
  sessions: number
}

interface PeopleView {
  self: Person
  people: readonly ListedPerson[]
  isMailed: boolean
  notice?: string
  isProblem?: boolean
  /** A sign-in link that a publisher is to hand over. */
  link?: { name: string; url: string }
}

const HandOver = ({ name, url }: { name: string; url: string }) => (
  <section className="hand-over" aria-labelledby="hand-over">
    <h2 id="hand-over">The sign-in link for {name}</h2>
    <p>
      Send it by a way that only {name} reads. It opens the studio once, within a day, and is shown only now.
    </p>
    <input aria-labelledby="hand-over" readOnly value={url} />
  </section>
)

const roleNames: Record<Role, string> = { editor: 'Editor', publisher: 'Publisher' }

const sessionsInWords = (count: number) =>
  count === 0 ? 'Not signed in' : count === 1 ? 'Signed in on one device' : `Signed in on ${count} devices`

interface PersonRowProps {
  person: ListedPerson
  isSelf: boolean
  mayManage: boolean
}

/** One person, and what a publisher can do about them. */
function PersonRow({ person: { id, name, email, role, sessions }, isSelf, mayManage }: PersonRowProps) {
  const other: Role = role === 'editor' ? 'publisher' : 'editor'
  return (
    <li>
      <div>
        <h2>
          {name}
          {isSelf && <span className="tag">You</span>}
          <span className="tag" data-role={role}>
            {roleNames[role]}
          </span>
        </h2>
        <p>{email}</p>
        <p className="aside">{sessionsInWords(sessions)}</p>
      </div>
      {mayManage && (
        <form method="post" action="/studio/people">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="do" value="link" aria-label={`New sign-in link for ${name}`}>
            New sign-in link
          </button>
          <button
            type="submit"
            name="do"
            value={other}
            aria-label={`Make ${name} ${roleNames[other].toLowerCase()}`}
          >
            Make {roleNames[other].toLowerCase()}
          </button>
          {sessions > 0 && (
            <button type="submit" name="do" value="end" aria-label={`Sign ${name} out everywhere`}>
              Sign out everywhere
            </button>
          )}
          {!isSelf && (
            <button type="submit" name="do" value="remove" aria-label={`Remove ${name}`}>
              Remove
            </button>
          )}
        </form>
      )}
    </li>
  )
}

const Invitation = ({ isMailed }: { isMailed: boolean }) => (
  <section aria-labelledby="invite">
    <h2 id="invite">Invite somebody</h2>
    <form method="post" action="/studio/invite" className="invite">
      <Field name="name" label="Name" />
      <Field name="email" label="Email address" type="email" />
      <fieldset>
        <legend>What may they do?</legend>
        <label>
          <input type="radio" name="role" value="editor" defaultChecked />
          <span>
            <strong>Editor</strong> changes words and pictures
          </span>
        </label>
        <label>
          <input type="radio" name="role" value="publisher" />
          <span>
            <strong>Publisher</strong> also publishes, invites, and reads the messages of visitors
          </span>
        </label>
      </fieldset>
      <button type="submit" data-look="main">
        Invite
      </button>
    </form>
    <p className="aside">
      {isMailed
        ? 'They get a mail with a link that opens the studio.'
        : 'This studio sends no mail: you are shown a link to hand over.'}
    </p>
  </section>
)
