import { Notice, waitingScript } from './parts'
import type { Person } from './people'
import { measureEnd, type Preview, previewLasts } from './previews'

export interface PreviewsView {
  self: Person
  previews: readonly Preview[]
  linkTo: (preview: Preview) => string
  building: { by: string; since: number; hasNext: boolean } | undefined
  failure: string | undefined
  problem: string | undefined
}

const time = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

const letterFor = (agency: string, link: string, ends: string) =>
  `mailto:?${new URLSearchParams({
    subject: `Preview of the website of ${agency}`,
    body: `The pages as they are going to be, not published yet:\n\n${link}\n\nThe link works until ${ends}.`,
  })
    .toString()
    .replaceAll('+', '%20')}`

/** One preview, its address, and what can be done with it. */
function PreviewRow({ preview, link, agency }: { preview: Preview; link: string; agency: string }) {
  const made = time.format(preview.made)
  const ends = day.format(measureEnd(preview))
  const id = `made-${preview.made}`
  return (
    <li>
      <div>
        <h2 id={id}>{made}</h2>
        <p className="aside">
          By {preview.by}. Ends on {ends}.
        </p>
      </div>
      <p className="address">{link}</p>
      <form method="post" action="/studio/previews">
        <a className="button" href={link} target="_blank" rel="noreferrer" aria-describedby={id}>
          Look at it
        </a>
        <a className="button" href={letterFor(agency, link, ends)} aria-describedby={id}>
          Write a mail with it
        </a>
        <input type="hidden" name="token" value={preview.token} />
        <button type="submit" name="do" value="end" aria-describedby={id}>
          End it
        </button>
      </form>
    </li>
  )
}

function Building({ building }: { building: NonNullable<PreviewsView['building']> }) {
  return (
    <div className="notice weaving" role="status">
      <p>
        <strong>The preview is being built.</strong> It takes a minute or two, and its link appears here. You
        can go on editing: it shows the pages as they were at {time.format(building.since)}.
      </p>
      {building.hasNext && <p>Another one waits, and is built after it.</p>}
      <noscript>
        <a href="/studio/previews">See whether it is ready</a>
      </noscript>
      <script>{waitingScript}</script>
    </div>
  )
}

/** The previews that can be opened, the one that is being built, and the button for another. */
export function Previews({ agency, view }: { agency: string; view: PreviewsView }) {
  const { previews, linkTo, building, failure, problem } = view
  return (
    <>
      {problem && <Notice isProblem>{problem}</Notice>}
      {failure && !building && (
        <div className="notice" role="alert" data-problem="">
          <p>
            <strong>The preview could not be built,</strong> so there is no link for it. Try again; if that
            fails too, show this to an engineer:
          </p>
          <pre>{failure}</pre>
        </div>
      )}
      {building && <Building building={building} />}
      <form method="post" action="/studio/previews">
        <p>
          A preview shows the whole site as the editor has it now, with everything that is not published yet.
          Whoever has its link can open it, without signing in, for {previewLasts} days or until somebody ends
          it. Search engines leave it alone, and its contact form sends nothing.
        </p>
        <button type="submit" name="do" value="make" data-look="main">
          {building ? 'Send another one' : 'Send a preview'}
        </button>
      </form>
      {previews.length > 0 && (
        <ul className="people previews">
          {previews.map((one) => (
            <PreviewRow key={one.token} preview={one} link={linkTo(one)} agency={agency} />
          ))}
        </ul>
      )}
    </>
  )
}
