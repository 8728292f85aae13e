import { useEffect } from 'react'

const isSource = (node: Node) => node instanceof HTMLSourceElement

/** A player goes on with its earlier file when another one is written into the page: it has to be told to load again. */
export function useChangedFilms(): void {
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      const players = changes
        .filter(({ addedNodes }) => [...addedNodes].some(isSource))
        .map(({ target }) => target)
      for (const player of new Set(players)) if (player instanceof HTMLVideoElement) player.load()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
}
