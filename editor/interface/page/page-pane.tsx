import { type Ref, useState } from 'react'
import type { ShownInWords } from '../../core/site/texts'
import appStyles from '../app.module.css'
import { useEditor } from '../editing/context'
import { Button, Icon } from '../parts/button'
import { getTexts } from '../server/api'
import { findPlaces, leadsTo } from './match'
import styles from './page-bar.module.css'
import { PageFrame, type PageFrameHandle, widths } from './page-frame'
import choiceStyles from './place-choice.module.css'

interface PlaceChoiceProps {
  found: readonly ShownInWords[]
  onChoose: (one: ShownInWords) => void
  onClose: () => void
}

/** Which of several fields is meant, or why there is none. */
function PlaceChoice({ found, onChoose, onClose }: PlaceChoiceProps) {
  const { titleOfFile } = useEditor()
  return (
    <div className={choiceStyles.choice} role="dialog" aria-label="Which field?">
      {found.length ? (
        <>
          <p>These words are in {found.length} places. Which one?</p>
          <ul>
            {found.map((one, index) => (
              <li key={`${one.file} ${one.path.join('.')}`}>
                <Button autoFocus={index === 0} onClick={() => onChoose(one)}>
                  {titleOfFile(one.file)} › {one.where}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>The site itself draws this: there is no field for it.</p>
      )}
      <Button look="quiet" autoFocus={!found.length} onClick={onClose}>
        Close
      </Button>
    </div>
  )
}

interface PagePaneProps {
  path: string
  /** The file whose form is open: what is pointed at is looked for there first. */
  file: string
  isCovered: boolean
  handle: Ref<PageFrameHandle>
  onKey: (event: KeyboardEvent) => void
  onShow: (path: string) => void
  onChoose: (one: ShownInWords) => void
}

/** The page, and above it its address, three widths, and whether a click opens a field or follows a link. */
export function PagePane({ path, file, isCovered, handle, onKey, onShow, onChoose }: PagePaneProps) {
  const { site } = useEditor()
  const [width, setWidth] = useState(widths[2])
  const [isPointing, setPointing] = useState(true)
  const [found, setFound] = useState<ShownInWords[]>()

  function choose(one: ShownInWords) {
    setFound(undefined)
    onChoose(one)
  }

  async function point(element: Element) {
    const next = leadsTo(element)
    const about = site.places.find((one) => one.path === next)?.file
    const all = findPlaces(element, await getTexts(), file, about)
    const [only] = all
    if (only && all.length === 1) choose(only)
    else setFound(all)
  }

  return (
    <main className={appStyles.page} inert={isCovered}>
      <div className={styles.bar}>
        <p className={styles.path} title={path}>
          {path}
        </p>
        <fieldset className={styles.widths}>
          <legend>Width of the page</legend>
          {widths.map((one) => (
            <Button
              key={one.name}
              look="quiet"
              aria-pressed={one === width}
              aria-label={one.title}
              title={`${one.title}, ${one.px} px`}
              onClick={() => setWidth(one)}
            >
              <Icon name={one.name} />
            </Button>
          ))}
        </fieldset>
        <Button
          aria-pressed={isPointing}
          title="On: a click in the page opens its field. Off: it follows links, as a visitor would."
          onClick={() => setPointing(!isPointing)}
        >
          <Icon name="point" />
          Click to edit
        </Button>
      </div>
      <PageFrame
        path={path}
        width={width}
        isPointing={isPointing}
        handle={handle}
        onKey={onKey}
        onPoint={(element) => void point(element)}
        onShow={onShow}
      />
      {found && <PlaceChoice found={found} onChoose={choose} onClose={() => setFound(undefined)} />}
    </main>
  )
}
