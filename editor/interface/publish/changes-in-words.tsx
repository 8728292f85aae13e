import type { ChangedItem } from '../../core/publish/changes'
import styles from './changes-in-words.module.css'

type Side = 'before' | 'after'

interface ChangesInWordsProps {
  changes: ChangedItem['changes']
  /** Where the file of a picture is. */
  findAddress: (side: Side, file: string) => string
}

const elements = { before: 'del', after: 'ins' } as const

/** Before and after, field by field, with the pictures that are meant. */
export const ChangesInWords = ({ changes, findAddress }: ChangesInWordsProps) => (
  <dl className={styles.changes}>
    {changes.map(({ where, pictures, ...words }) => (
      <div key={`${where} ${words.before} ${words.after}`}>
        <dt>{where}</dt>
        {(['before', 'after'] as const).map((side) => {
          const Words = elements[side]
          const file = pictures?.[side]
          if (words[side] === undefined && !file) return null
          return (
            <dd key={side} data-side={side}>
              {file && <img src={findAddress(side, file)} alt={`${where}, ${side}`} loading="lazy" />}
              {words[side] === undefined ? (
                <small>{side === 'before' ? 'Before' : 'After'}</small>
              ) : (
                <Words>{words[side] || 'nothing'}</Words>
              )}
            </dd>
          )
        })}
      </div>
    ))}
  </dl>
)
