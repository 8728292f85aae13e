import type { ListedMessage } from '../../../../editor/studio/messages'
import type { Person } from '../../../../editor/studio/people'
import { link, message, morning, pages, self } from '../studio-pages'

const editor: Person = {
  id: '2',
  name: 'Krishnamurthy Venkatasubramanian-Mohapatra',
  email: 'krishnamurthy.venkatasubramanian-mohapatra@agency-in-bhubaneswar.example',
  role: 'editor',
}
const people = [
  { ...self, sessions: 2 },
  { ...editor, sessions: 0 },
]
const previews = [{ token: 'k', by: editor.name, made: morning }]
const preview = { self, previews, linkTo: () => link('k') }
const quiet = { building: undefined, failure: undefined, problem: undefined }

const long = 'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(3)
const letter = message(2, editor.name, `About ${long}`, `${long}\n\nଆମେ ଚା ଚାଷ କରୁ।`, true)
const list = { self, q: '', show: 'open', days: 30 } as const
const done: ListedMessage = { ...letter, place: 'refused', mark: { is: 'done', by: editor.name } }

/** The studio's own pages, in every state that people meet: with nothing, with long words, while it works, when it failed. */
export const studioStates: Readonly<Record<string, string>> = {
  'sign in': pages.signIn(),
  'sign in after a link that is used up': pages.signIn('This link has been used, or is older than a day.'),
  'link on its way by mail': pages.asked(editor.email, true),
  'link in the log': pages.asked(editor.email, false),
  'one click to come in': pages.enter('token'),
  'first publisher': pages.welcome('token', 'Both are needed: a name, and an email address.'),
  'used link': pages.message('This link is used up', 'Somebody has opened the studio with it.'),
  'people, for a publisher': pages.people({ self, people, isMailed: true }),
  'people, for an editor': pages.people({ self: editor, people, isMailed: true }),
  'people with a link to hand over': pages.people({
    self,
    people,
    isMailed: false,
    link: { name: editor.name, url: link('a') },
    notice: 'The mail could not be sent. Hand the link over yourself.',
  }),
  'people with a problem': pages.people({
    self,
    people,
    isMailed: false,
    isProblem: true,
    notice: `${editor.email} is in the list already.`,
  }),
  'no preview': pages.previews({ ...preview, ...quiet, previews: [] }),
  previews: pages.previews({ ...preview, ...quiet }),
  'preview in the making': pages.previews({
    ...preview,
    ...quiet,
    building: { by: self.name, since: morning, hasNext: true },
  }),
  'preview that failed': pages.previews({
    ...preview,
    ...quiet,
    failure: `Error: ${long}`,
    problem: 'There are 10 previews already. End one that nobody needs any more.',
  }),
  'preview that has ended': pages.previewEnded(),
  'no message': pages.messages({ ...list, found: [] }),
  messages: pages.messages({ ...list, found: [letter, { ...letter, id: '3', isSuspect: true }] }),
  'messages that are done': pages.messages({ ...list, found: [done], show: 'done' }),
  'nothing found': pages.messages({ ...list, found: [], q: long }),
  'one message': pages.oneMessage({ self, message: letter, days: 30 }),
  'message without an address': pages.oneMessage({
    self,
    message: { ...done, isSuspect: true, replyTo: undefined },
    days: 30,
  }),
  'messages that cannot be read': pages.noMessage(self, 'The studio cannot read the messages of the site.'),
}
