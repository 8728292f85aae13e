import { useExpandingGrid } from '~/behaviours/expanding-grid/use-expanding-grid'
import { useEntrance } from '~/behaviours/in-view/use-in-view'
import { phone } from '~/breakpoints'
import { Picture } from '~/components/picture/picture'
import { STORIES_FIRST_DELAY, STORIES_STEP_DELAY, STORIES_THRESHOLD } from '~/constants'
import { Edge } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { HomeData } from './loader.server'
import styles from './stories.module.css'
import { placeStories } from './story-places'

/** 'Stories We Shaped': the featured projects in a grid with at most one open card (HOME-3, HOME-4, GRID). */
export function Stories({ heading, all, sector, category, more, stories }: HomeData['stories']) {
  const { expanded, gridProps, cardProps, toggleProps, detailsProps } = useExpandingGrid(stories.length)
  const areas = placeStories(stories.length, expanded)
  const { ref, entrance } = useEntrance(STORIES_THRESHOLD)
  return (
    <section ref={ref} className={styles.stories} data-ground="paper" data-entrance={entrance}>
      <div className={styles.head}>
        <Heading text={heading} level={2} />
        <a className={styles.all} href="/projects">
          {all}
        </a>
      </div>
      <div {...gridProps} className={styles.grid}>
        {stories.map((story, index) => (
          <article
            key={story.id}
            {...cardProps(index)}
            className={styles.card}
            style={
              {
                '--area': areas[index]?.join(' / '),
                '--panel': story.panel,
                '--on-panel': story.onPanel,
                '--delay': `${STORIES_FIRST_DELAY + STORIES_STEP_DELAY * index}ms`,
              } as React.CSSProperties
            }
          >
            <div className={styles.face}>
              <Picture
                picture={story.picture}
                sizes={expanded === index ? `${phone} 98vw, 64vw` : story.sizes}
                fit="cover"
                className={styles.art}
              />
              <div className={styles.tab} data-kind={story.claim ?? story.sector}>
                <h3 className={styles.name}>
                  <button {...toggleProps(index)} className={styles.toggle}>
                    {story.title}
                  </button>
                </h3>
              </div>
              <div {...detailsProps(index)} className={styles.details}>
                <Edge tile={story.band} />
                <div className={styles.panel}>
                  <div>
                    <p className={styles.title} aria-hidden="true">
                      {story.title}
                    </p>
                    <dl className={styles.facts}>
                      <dt>{sector}</dt>
                      <dd>{story.sector}</dd>
                      <dt>{category}</dt>
                      <dd>{story.category}</dd>
                    </dl>
                  </div>
                  <div>
                    <p className={styles.description}>{story.description}</p>
                    <a
                      className={styles.more}
                      href={`/project/${story.id}`}
                      aria-label={`${more} ${story.title}`}
                    >
                      {more}
                    </a>
                  </div>
                </div>
              </div>
            </div>
          </article>
        ))}
      </div>
    </section>
  )
}
