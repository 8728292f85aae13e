import { useExpandingGrid } from '~/behaviours/expanding-grid/use-expanding-grid'
import { useInView } from '~/behaviours/in-view/use-in-view'
import { Picture, type PictureData } from '~/components/picture/picture'
import { STORIES_FIRST_DELAY, STORIES_STEP_DELAY, STORIES_THRESHOLD } from '~/constants'
import { Edge, type WovenPicture } from '~/woven/edge/edge'
import { Heading } from '~/woven/heading/heading'
import type { WovenText } from '~/woven/heading/woven-text'
import styles from './stories.module.css'
import grid from './stories-grid.module.css'
import head from './stories-head.module.css'
import face from './story-face.module.css'
import { storyPlaces } from './story-places'

interface Story {
  id: string
  title: string
  sector: string
  category: string
  description: string
  picture: PictureData
  /** How wide its picture is shown while it is closed. */
  sizes: string
  band: WovenPicture
  /** Colours of the client. */
  panel: string
  onPanel: string
}

interface StoriesProps {
  heading: WovenText
  all: string
  sector: string
  category: string
  more: string
  /** How wide the picture of an open story is shown: the larger file is loaded then. */
  openSizes: string
  stories: Story[]
}

/** 'Stories We Shaped': the featured projects in a grid with at most one open card (HOME-3, HOME-4, GRID). */
export function Stories({ heading, all, sector, category, more, openSizes, stories }: StoriesProps) {
  const { expanded, gridProps, cardProps, toggleProps, detailsProps } = useExpandingGrid(stories.length)
  const places = storyPlaces(stories.length, expanded)
  const { ref, view } = useInView(STORIES_THRESHOLD, { once: true })
  return (
    <section ref={ref} className={styles.stories} data-ground="paper" data-view={view}>
      <div className={head.head}>
        <Heading text={heading} level={2} />
        <a className={head.all} href="/projects">
          {all}
        </a>
      </div>
      <div {...gridProps} className={grid.grid}>
        {stories.map((story, index) => (
          <article
            key={story.id}
            {...cardProps(index)}
            className={`${styles.card} ${grid.card}`}
            style={
              {
                '--area': places[index]?.join(' / '),
                '--panel': story.panel,
                '--on-panel': story.onPanel,
                '--delay': `${STORIES_FIRST_DELAY + STORIES_STEP_DELAY * index}ms`,
              } as React.CSSProperties
            }
          >
            <div className={`${styles.face} ${face.face}`}>
              <Picture
                picture={story.picture}
                sizes={expanded === index ? openSizes : story.sizes}
                fit="cover"
                className={styles.art}
              />
              <div className={face.tab} data-kind={story.sector}>
                <h3 className={face.name}>
                  <button {...toggleProps(index)} className={face.toggle}>
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
