import styles from './warp.module.css'

/**
 * A band of warp that is bound before it is dyed: bandha. Style sheets tie a knot by `--tied: 1` on its `[data-tie]`. Decorative.
 * @param row markup of `warpRow`; if it is in the HTML and never changes, script may leave it empty
 */
export function Warp({ row }: { row: string }) {
  return (
    <div
      className={styles.band}
      aria-hidden="true"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the site, nothing that anybody typed
      dangerouslySetInnerHTML={{ __html: row }}
    />
  )
}
