import { photographs } from '../pictures/taken-kinds'
import { Choice } from './choice'
import { DropFile } from './drop-file'
import { Moment } from './moment'
import type { GivenFile, GivenFilmFile } from './send-film'
import type { useGiven } from './use-given'

/** Where a poster comes from. */
export type Poster = 'moment' | 'picture' | 'kept'

interface PosterChoiceProps {
  given: GivenFilmFile
  /** Whether there is a poster already. */
  canKeep: boolean
  chosen: Poster
  onChoose: (poster: Poster) => void
  second: number
  onSecond: (second: number) => void
  picture: ReturnType<typeof useGiven<GivenFile>>
}

/** What is seen of a film before it plays. */
export function PosterChoice(props: PosterChoiceProps) {
  const { given, canKeep, chosen, onChoose, second, onSecond, picture } = props
  return (
    <Choice
      title="Poster"
      options={[
        { name: 'moment', title: 'A moment of the film' },
        { name: 'picture', title: 'A picture of its own' },
        ...(canKeep ? [{ name: 'kept', title: 'The one there is' } as const] : []),
      ]}
      chosen={chosen}
      onChoose={onChoose}
    >
      {chosen === 'moment' && (
        <Moment of={{ token: given.token }} duration={given.duration} second={second} onSecond={onSecond} />
      )}
      {chosen === 'picture' && (
        <DropFile
          label="The picture: drop it here, or choose a file."
          accept={photographs}
          note="JPEG, PNG, WebP or HEIC, of the film’s shape, 1600 px or more on the longer side."
          reading={picture.reading}
          refusal={picture.refusal}
          onFile={(file) => void picture.take(file)}
        />
      )}
    </Choice>
  )
}
