interface LargestPaint extends PerformanceEntry {
  /** Address of the picture; empty for text. */
  url: string
  element: Element | null
}

/** Runs in the page: whether its largest paint so far was text or a picture, and how that picture loads. */
export const largestPaint = () =>
  new Promise<string>((resolve) => {
    new PerformanceObserver((list) => {
      const { url, element } = list.getEntries().at(-1) as LargestPaint
      const loading = element ? (element.getAttribute('loading') ?? 'eager') : 'taken away'
      resolve(url ? `a picture, ${loading}` : 'text')
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
