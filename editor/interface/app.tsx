import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Path } from '../core/change'
import { titleOfNameIn, titleOfPicture } from '../core/form/titles'
import type { View } from '../server/events'
import styles from './app.module.css'
import { Bar } from './bar/bar'
import { EditorContext, goToField } from './editing/context'
import { useFile } from './editing/use-file'
import { useFileRemoved, useSite } from './editing/use-site'
import { FilmProgress } from './films/film-job'
import { FormPane } from './form/form-pane'
import { Help } from './help/help'
import { findPopup } from './page/edited-popup'
import type { PageFrameHandle } from './page/page-frame'
import { PagePane } from './page/page-pane'
import { keepFocus } from './parts/kept-focus'
import { errorMessage, LiveRegion } from './parts/messages'
import { tellPlace, useHearOthers, useTellPlace } from './people/others'
import { SignedOut } from './people/signed-out'
import { Places } from './places/places'
import { Publish } from './publish/publish'
import { Samples } from './samples/samples'
import { getTexts, post, type Site } from './server/api'
import { useConnection, useEvents } from './server/use-events'
import { NewStudy } from './studies/new-study'
import { StudyTools } from './studies/study-tools'
import { Versions } from './versions/versions'
import { FindWords } from './words/find-words'

/** The page of the guide for what is open. */
const guidePages: Record<View, string> = {
  page: 'README.md',
  samples: 'tick-off-samples.md',
  publish: 'publish.md',
  versions: 'go-back-to-a-version.md',
  words: 'find-and-replace.md',
}

/** What opens over the form is where the keyboard goes on. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y), in the editor and in the page. Returns what the page's own keys go to. */
function useUndoKeys(onStep: (way: 'undo' | 'redo') => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey
    const key = event.key.toLowerCase()
    if (!isCommand || (key !== 'z' && key !== 'y')) return
    // What is typed in a dialog is not saved yet: there the keys take back letters, as everywhere.
    if (event.target instanceof Element && event.target.closest('dialog')) return
    event.preventDefault()
    onStep(key === 'y' || event.shiftKey ? 'redo' : 'undo')
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (event: KeyboardEvent) => onKey(event)
}

/** The whole editor, once it knows what there is to edit. */
function LoadedEditor({ site }: { site: Site }) {
  const [file, setFile] = useState('pages/home.yaml')
  const [path, setPath] = useState('/')
  const [view, setView] = useState<View>('page')
  // The same sentence may be said twice.
  const [said, setSaid] = useState({ sentence: '' })
  const announce = useCallback((sentence: string) => setSaid({ sentence }), [])
  const page = useRef<PageFrameHandle>(null)
  const form = useRef<HTMLElement>(null)
  /** What gets the focus when the form is there; without a path, the form itself. */
  const wanted = useRef<Path>(undefined)
  const connection = useConnection()
  const edited = useFile(file)
  const [search, setSearch] = useState('')
  /** What Publish says was done: going back to a version. */
  const [done, setDone] = useState('')
  const [isHelp, setHelp] = useState(false)
  const [isNewStudy, setNewStudy] = useState(false)
  const place = site.places.find((one) => one.file === file)

  useEvents(edited.hear)
  const isShared = site.person !== null
  useTellPlace(view, file, isShared)
  useEffect(keepFocus, [])

  const goToWanted = useCallback(() => {
    const path = wanted.current
    wanted.current = undefined
    if (path)
      requestAnimationFrame(() => {
        if (!goToField(path)) form.current?.focus({ preventScroll: true })
      })
  }, [])

  /** The focus goes to the form: between here and there the keyboard would pass all links of the page. */
  function goTo(next: string, path: Path = []) {
    wanted.current = path
    if (next === file) goToWanted()
    else setFile(next)
  }

  function openFile(name: string, at?: Path) {
    const own = site.places.find((one) => one.file === name)
    if (!own) return
    setView('page')
    setPath(own.path)
    goTo(own.file, at)
  }

  /** Opens a case study that was just made or renamed, or the page of them all, before the list knows it. */
  function openStudy(made: string, sentence: string) {
    const address = made.replace(/^projects\//, 'project/').replace(/^pages\/|\.yaml$/g, '')
    setNewStudy(false)
    setView('page')
    goTo(made)
    setPath(`/${address}`)
    announce(sentence)
  }

  useFileRemoved(site.places, file, () => openFile('pages/projects.yaml'))

  const { data } = edited
  const focused = useRef<{ file: string; path: Path }>(undefined)
  const onFocus = useCallback(
    async (path: Path) => {
      focused.current = { file, path }
      if (isShared) tellPlace({ view: 'page', file, path })
      const own = await getTexts(file)
      const at = (length: number) => own.find((one) => one.path.join('.') === path.slice(0, length).join('.'))
      page.current?.show(at(path.length) ?? at(path.length - 1), findPopup(file, path, data))
    },
    [file, data, isShared],
  )

  // A popup is no part of the page that shows changes by itself.
  useEffect(() => {
    const field = focused.current
    if (file === 'popups.yaml' && field?.file === file) void onFocus(field.path)
  }, [file, onFocus])

  async function step(way: 'undo' | 'redo') {
    await edited.settle()
    try {
      const { label } = await post<{ label: string | null }>(`/${way}`)
      if (label) announce(`${way === 'undo' ? 'Undone' : 'Done again'}: ${label}.`)
    } catch (error) {
      announce(errorMessage(error))
    }
    await edited.reload()
  }
  const onKey = useUndoKeys((way) => void step(way))

  const titleOfName = titleOfNameIn(site.places, site.films)
  const editor = {
    site,
    titleOfFile: (name: string) => site.places.find((one) => one.file === name)?.title ?? name,
    titleOfName,
    titleOfPicture: (name: string) => titleOfPicture(name, titleOfName),
    openFile,
    announce,
  }
  return (
    <EditorContext value={editor}>
      <div className={styles.editor}>
        <Bar
          file={file}
          saving={edited.saving}
          connection={connection}
          view={view}
          onStep={(way) => void step(way)}
          onView={(next) => {
            setDone('')
            setView(next)
          }}
          onHelp={() => setHelp(true)}
        />
        <div>
          {connection === 'signed out' && <SignedOut />}
          <FilmProgress />
        </div>
        <div className={styles.panes}>
          <Places
            open={view === 'page' ? file : undefined}
            onNewStudy={() => setNewStudy(true)}
            onFindWords={(search) => {
              setSearch(search)
              setView('words')
            }}
          >
            <LiveRegion said={said} />
          </Places>
          <PagePane
            path={path}
            file={file}
            isCovered={view !== 'page'}
            handle={page}
            onKey={onKey}
            onChoose={(one) => goTo(one.file, one.path)}
            onShow={(next) => {
              setPath(next)
              const own = site.places.find((one) => one.isPage && one.path === next)
              if (own && place?.path !== next) setFile(own.file)
            }}
          />
          <FormPane
            isCovered={view !== 'page'}
            title={place?.title ?? file}
            pane={form}
            edited={edited}
            onReady={goToWanted}
            onFocus={onFocus}
            tools={
              place?.group === 'Case studies' && (
                <StudyTools
                  key={file}
                  place={place}
                  onRenamed={openStudy}
                  onRemoved={(sentence) => openStudy('pages/projects.yaml', sentence)}
                />
              )
            }
          />
          {view !== 'page' && (
            <main key={view} className={styles.over} ref={takeFocus} tabIndex={-1}>
              {view === 'words' && <FindWords first={search} />}
              {view === 'samples' && <Samples />}
              {view === 'publish' && <Publish words={done} />}
              {view === 'versions' && (
                <Versions
                  onBack={(words) => {
                    setDone(words)
                    setView('publish')
                    void edited.reload()
                  }}
                />
              )}
            </main>
          )}
        </div>
        {isNewStudy && <NewStudy onClose={() => setNewStudy(false)} onMade={openStudy} />}
        {isHelp && <Help first={guidePages[view]} onClose={() => setHelp(false)} />}
      </div>
    </EditorContext>
  )
}

/** The editor, or why it is not there. */
export function App() {
  const { site, failure } = useSite()
  useHearOthers()
  if (site) return <LoadedEditor site={site} />
  return (
    <main className={styles.wait}>
      <h1>Editor</h1>
      <p role="status">{failure ?? 'Opening the editor …'}</p>
    </main>
  )
}
