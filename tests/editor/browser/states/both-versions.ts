import type { Author, Question } from '../../../../editor/core/together/plan'
import type { Together } from '../../../../editor/core/together/with-others'
import { readList } from '../given'

const asha: Author = { name: 'Asha Behera', date: '2026-11-20T16:05:00+05:30' }
const rina: Author = { name: 'Rina Das', date: '2026-11-23T10:40:00+05:30' }

type Sides = Record<'ours' | 'theirs', Pick<Question['ours'], 'words' | 'picture'>>

const question = (file: string, where: string, { ours, theirs }: Sides): Question => ({
  id: where,
  file,
  path: [],
  where,
  ours: { ...ours, by: rina },
  theirs: { ...theirs, by: asha },
})

const findAddress = (name: string) => {
  const { base, fallback } = readList('pictures')[name]
  return `${base}.${fallback}.webp`
}

/** What the server tells where two people changed the same words and the same picture, and one removed what the other wrote. */
export const bothVersions = (): Together => ({
  ours: '',
  theirs: '',
  by: asha,
  questions: [
    question('pages/home.yaml', 'Home › Top of the page › Tagline', {
      ours: { words: 'We tie brands in knots. The good kind, in Bhubaneswar since 1998.' },
      theirs: { words: 'We tie brands in knots that hold.' },
    }),
    question('media/pictures.json', 'Pictures › Avante: hoarding', {
      ours: { picture: findAddress('avante/hoarding') },
      theirs: { picture: findAddress('avante/card') },
    }),
    question('team.yaml', 'Team › Members › Smruti Rath', {
      ours: { words: 'Smruti Rath, motion and 3D' },
      theirs: {},
    }),
  ],
})
