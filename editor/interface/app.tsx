import { useCallback, useRef, useState } from 'react'
import type { Path } from '../core/change'
import type { Place } from '../core/site/places'
import type { Shown, ShownInWords } from '../core/site/texts'
import styles from './app.module.css'
import { Bar, type View } from './bar/bar'
import { useFile } from './editing/use-file'
import { useKeysOfEditor } from './editing/use-keys-of-editor'
import { useFileRemoved, useSite } from './editing/use-site'
import { FilmProgress } from './films/film-job'
import { FormPane } from './form/form-pane'
import { goToField } from './form/go-to-field'
import { Help } from './help/help'
import { Overlay } from './overlay'
import { leadsTo, placesOf } from './page/match'
import { PageBar, widths } from './page/page-bar'
import { PageFrame, type PageFrameHandle } from './page/page-frame'
import { PlaceChoice } from './page/place-choice'
import { messageOf } from './parts/attempt'
import { LiveRegion } from './parts/live-region'
import { Places } from './places/places'
import { getTexts, post, type Site } from './server/api'
import { useConnected, useEvents } from './server/use-events'
import { NewStudy } from './studies/new-study'
import { StudyTools } from './studies/study-tools'

/** The page of the guide for what is open. */
const pageFor: Record<View, string> = {
  page: 'README.md',
  samples: 'tick-off-samples.md',
  publish: 'publish.md',
  words: 'find-and-replace.md',
}

/** The whole editor, once it knows what there is to edit. */
function Editor({ site }: { site: Site }) {
  const [file, setFile] = useState('pages/home.yaml')
  const [path, setPath] = useState('/')
  const [view, setView] = useState<View>('page')
  const [width, setWidth] = useState(widths[2])
  const [isPointing, setPointing] = useState(true)
  const [found, setFound] = useState<ShownInWords[]>()
  // The same sentence may be said twice.
  const [said, setSentence] = useState({ sentence: '' })
  const setSaid = useCallback((sentence: string) => setSentence({ sentence }), [])
  const page = useRef<PageFrameHandle>(null)
  const form = useRef<HTMLElement>(null)
  /** Where the focus goes when the form is there; without a path, to the form itself. */
  const wanted = useRef<Path>(undefined)
  const isConnected = useConnected()
  const edited = useFile(file)
  const [search, setSearch] = useState('')
  const [isHelp, setHelp] = useState(false)
  const [isNewStudy, setNewStudy] = useState(false)
  const place = site.places.find((one) => one.file === file)
  const titleOfFile = (name: string) => site.places.find((one) => one.file === name)?.title ?? name

  useEvents(edited.hear)

  /** Opens a page with its form. The focus goes to the form: between here and there the keyboard would pass all links of the page. */
  function open(next: Place) {
    setView('page')
    setPath(next.path)
    goTo(next.file, [])
  }

  const goToWanted = useCallback(() => {
    const path = wanted.current
    wanted.current = undefined
    if (path)
      requestAnimationFrame(() => {
        if (!goToField(path)) form.current?.focus({ preventScroll: true })
      })
  }, [])

  /** Opens a form, and one of its fields. */
  function openAt(name: string, at?: Path) {
    const own = site.places.find((one) => one.file === name)
    if (!own) return
    setView('page')
    setPath(own.path)
    goTo(own.file, at ?? [])
  }

  /** Opens a case study that was just made or renamed, or the page of them all, before the list knows it. */
  function openStudy(made: string, sentence: string) {
    setNewStudy(false)
    setView('page')
    goTo(made, [])
    setPath(
      made
        .replace(/^projects\//, '/project/')
        .replace(/^pages\//, '/')
        .replace(/\.yaml$/, ''),
    )
    setSaid(sentence)
  }

  useFileRemoved(site.places, file, () => openAt('pages/projects.yaml'))

  /** Opens the field of something that the page shows. */
  const openField = (one: Shown) => {
    setFound(undefined)
    goTo(one.file, one.path)
  }

  function goTo(next: string, path: Path) {
    wanted.current = path
    if (next === file) goToWanted()
    else setFile(next)
  }

  async function point(element: Element) {
    const next = leadsTo(element)
    const about = site.places.find((one) => one.path === next)?.file
    const candidates = placesOf(element, await getTexts(), file, about)
    const [only] = candidates
    if (only && candidates.length === 1) openField(only)
    else setFound(candidates)
  }

  const onFocus = useCallback(
    async (path: Path) => {
      const own = await getTexts(file)
      const at = (length: number) => own.find((one) => one.path.join('.') === path.slice(0, length).join('.'))
      page.current?.show(at(path.length) ?? at(path.length - 1))
    },
    [file],
  )

  async function step(way: 'undo' | 'redo') {
    await edited.settle()
    try {
      const { label } = await post<{ label: string | null }>(`/${way}`)
      if (label) setSaid(`${way === 'undo' ? 'Undone' : 'Done again'}: ${label}.`)
    } catch (error) {
      setSaid(messageOf(error))
    }
    await edited.reload()
  }
  const onKey = useKeysOfEditor({ onUndo: () => void step('undo'), onRedo: () => void step('redo') })

  return (
    <div className={styles.editor}>
      <Bar
        steps={site.steps}
        saving={edited.saving}
        isConnected={isConnected}
        samples={site.samples}
        person={site.person}
        view={view}
        onUndo={() => void step('undo')}
        onRedo={() => void step('redo')}
        onView={setView}
        onHelp={() => setHelp(true)}
      />
      <FilmProgress />
      <div className={styles.panes}>
        <Places
          places={site.places}
          open={view === 'page' ? file : undefined}
          drafts={site.drafts}
          onOpen={open}
          onNewStudy={() => setNewStudy(true)}
          onFindWords={(search) => {
            setSearch(search)
            setView('words')
          }}
        >
          <LiveRegion said={said} />
        </Places>
        <main className={styles.page} inert={view !== 'page'}>
          <PageBar
            path={path}
            width={width}
            onWidth={setWidth}
            isPointing={isPointing}
            onPointing={setPointing}
          />
          <PageFrame
            path={path}
            width={width}
            isPointing={isPointing}
            handle={page}
            onKey={onKey}
            onPoint={(element) => void point(element)}
            onShow={(next) => {
              setPath(next)
              const own = site.places.find((one) => one.isPage && one.path === next)
              if (own && place?.path !== next) setFile(own.file)
            }}
          />
          {found && (
            <PlaceChoice
              found={found}
              titleOfFile={titleOfFile}
              onChoose={openField}
              onClose={() => setFound(undefined)}
            />
          )}
        </main>
        <FormPane
          isCovered={view !== 'page'}
          title={place?.title ?? file}
          pane={form}
          edited={edited}
          site={site}
          onReady={goToWanted}
          onFocus={onFocus}
          onOpen={openAt}
          announce={setSaid}
          tools={
            place?.group === 'Case studies' && (
              <StudyTools
                key={file}
                place={place}
                titleOfFile={titleOfFile}
                onOpenFile={openAt}
                onRenamed={openStudy}
                onRemoved={(sentence) => openStudy('pages/projects.yaml', sentence)}
              />
            )
          }
        />
        {view !== 'page' && (
          <Overlay
            key={view}
            view={view}
            search={search}
            site={site}
            titleOfFile={titleOfFile}
            announce={setSaid}
            onOpen={openAt}
          />
        )}
      </div>
      {isNewStudy && <NewStudy onClose={() => setNewStudy(false)} onMade={openStudy} />}
      {isHelp && <Help first={pageFor[view]} onClose={() => setHelp(false)} />}
    </div>
  )
}

/** The editor, or why it is not there. */
export function App() {
  const { site, failure } = useSite()
  if (site) return <Editor site={site} />
  return (
    <main className={styles.wait}>
      <h1>Editor</h1>
      <p role="status">{failure ?? 'Opening the editor …'}</p>
    </main>
  )
}
