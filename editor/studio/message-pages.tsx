import { deletedAt, type ListedMessage } from './messages'
import { Notice } from './parts'
import type { Person } from './people'

/** More than anybody reads at once; search finds the others. */
const most = 100
/** Some mail programs refuse links of more than 2,000 letters: this is for the quoted words, as a link writes them. */
const longestQuote = 1400

export interface MessagesView {
  self: Person
  found: readonly ListedMessage[]
  /** What was searched for. */
  q: string
  show: 'open' | 'done'
  days: number
}

export interface MessageView {
  self: Person
  message: ListedMessage
  days: number
}

export const messagesPath = '/studio/messages'
const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Why a message is only here, if the agency has not got it by mail. */
const placesInWords = {
  waiting: 'Not sent by mail: it is only here',
  refused: 'The mail server refused it: it is only here',
  sent: undefined,
} as const

function Row({ message }: { message: ListedMessage }) {
  const { id, name, subject, text, arrived, isSuspect, mark } = message
  return (
    <li data-new={mark ? undefined : ''}>
      <a href={`${messagesPath}/${id}`}>
        <h2>
          {name}
          {!mark && <span className="tag">New</span>}
          {isSuspect && <span className="tag">Possibly spam</span>}
        </h2>
        <time dateTime={new Date(arrived).toISOString()}>{time.format(arrived)}</time>
        <p>
          <strong>{subject}</strong> {text}
        </p>
      </a>
    </li>
  )
}

const emptyWords = (q: string, show: MessagesView['show']) =>
  q
    ? `Nothing here mentions “${q}”.`
    : show === 'done'
      ? 'Nothing is done yet. What you are done with is kept here until it is deleted.'
      : 'Nobody waits for an answer. What visitors write in the contact form appears here.'

/** The list: what waits for an answer, or what is done with. */
export function MessageList({ found, q, show, days }: MessagesView) {
  const open = found.filter(({ mark }) => mark?.is !== 'done')
  const done = found.filter(({ mark }) => mark?.is === 'done')
  const shown = show === 'done' ? done : open
  const query = q ? `&${new URLSearchParams({ q })}` : ''
  const lists = [
    { is: 'open', title: 'To answer', count: open.length },
    { is: 'done', title: 'Done', count: done.length },
  ] as const
  return (
    <>
      <search>
        <form action={messagesPath} className="search">
          <input
            type="search"
            name="q"
            aria-label="Search in all messages"
            defaultValue={q}
            maxLength={200}
          />
          <input type="hidden" name="show" value={show} />
          <button type="submit">Search</button>
        </form>
      </search>
      <nav className="lists" aria-label="Lists">
        {lists.map(({ is, title, count }) => (
          <a
            key={is}
            href={`${messagesPath}?show=${is}${query}`}
            aria-current={is === show ? 'page' : undefined}
          >
            {title} <span>{count}</span>
          </a>
        ))}
      </nav>
      {shown.length > 0 ? (
        <ul className="messages">
          {shown.slice(0, most).map((one) => (
            <Row key={one.id} message={one} />
          ))}
        </ul>
      ) : (
        <p>{emptyWords(q, show)}</p>
      )}
      {shown.length > most && (
        <p>
          These are the newest {most} of {shown.length}. Search finds the others.
        </p>
      )}
      {days > 0 && (
        <p className="aside">
          Messages are deleted after {days} days. One that nobody got by mail stays until somebody is done
          with it.
        </p>
      )}
    </>
  )
}

/** As much of a text as an answer can quote; every letter of Odia takes nine in a link. */
function quote(text: string): string {
  const letters = [...text]
  let length = 0
  const fits = letters.findIndex((letter) => {
    length += encodeURIComponent(letter).length
    return length > longestQuote
  })
  const words = fits < 0 ? text : `${letters.slice(0, fits).join('')} …`
  return words.replaceAll(/^/gm, '> ')
}

/** A letter to the visitor, begun in one's own mail program: about their subject, with their words below. */
function answerTo({ replyTo = '', name, subject, text }: ListedMessage): string {
  const fields = { subject: `Re: ${subject}`, body: `Hello ${name},\n\n\n\n${quote(text)}\n` }
  const query = Object.entries(fields).map(
    ([field, value]) => `${field}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`,
  )
  return `mailto:${encodeURIComponent(replyTo).replace('%40', '@')}?${query.join('&')}`
}

/** One message, and what can be done about it. */
export function OneMessage({ message, days }: MessageView) {
  const { id, name, email, phone, text, arrived, replyTo, isSuspect, place, mark } = message
  const ends = deletedAt(message, days)
  const isDone = mark?.is === 'done'
  return (
    <>
      {isSuspect && (
        <Notice>Possibly spam: a field was filled in that no visitor sees. Do not open its links.</Notice>
      )}
      <dl className="facts">
        <div>
          <dt>From</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Arrived</dt>
          <dd>{time.format(arrived)}</dd>
        </div>
      </dl>
      <blockquote>{text}</blockquote>
      {!replyTo && (
        <Notice isProblem>Mail cannot be sent to this address as it was typed. Please call.</Notice>
      )}
      <form method="post" action={`${messagesPath}/${id}`} className="actions">
        {replyTo && (
          <a className="button" data-look="main" href={answerTo(message)}>
            Answer by mail
          </a>
        )}
        <button type="submit" name="do" value={isDone ? 'open' : 'done'}>
          {isDone ? 'Not done yet' : 'Done'}
        </button>
        <a href={isDone ? `${messagesPath}?show=done` : messagesPath}>Back to the list</a>
      </form>
      <p className="aside">
        {[
          placesInWords[place],
          mark && `${isDone ? 'Done' : 'First read'} by ${mark.by}`,
          ends && (ends > Date.now() ? `Deleted on ${day.format(ends)}` : 'Deleted within the hour'),
        ]
          .filter(Boolean)
          .map((sentence) => `${sentence}.`)
          .join(' ')}
      </p>
    </>
  )
}
