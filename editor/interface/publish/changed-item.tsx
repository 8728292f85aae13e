import type { ChangedItem as Item } from '../../core/publish/changes'
import { Button } from '../parts/button'
import styles from './publish.module.css'

const kinds = { new: 'new', changed: '', removed: 'removed' } as const

interface ChangedItemProps {
  item: Item
  onDiscard: () => void
}

/** A file that changed: before and after, field by field. */
export function ChangedItem({ item, onDiscard }: ChangedItemProps) {
  return (
    <section className={styles.item}>
      <h3>
        <span>
          {item.title} {kinds[item.kind] && <em>{kinds[item.kind]}</em>}
        </span>
        <Button look="link" aria-label={`Discard the changes of ${item.title}`} onClick={onDiscard}>
          Discard
        </Button>
      </h3>
      <dl>
        {item.changes.map(({ where, before, after }) => (
          <div key={`${where} ${before} ${after}`}>
            <dt>{where}</dt>
            {before !== undefined && (
              <dd>
                <del>{before || 'nothing'}</del>
              </dd>
            )}
            {after !== undefined && (
              <dd>
                <ins>{after || 'nothing'}</ins>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
