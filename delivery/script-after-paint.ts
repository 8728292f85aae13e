/**
 * Firefox keeps a page that was left between two of its imports, and doesn't go on with them when Back restores it: such a page is
 * loaded again. Runs in the page.
 */
const startAgainIfRestored = `addEventListener("pageshow", ({ persisted }) => {
if (persisted && !("hydrated" in document.documentElement.dataset)) location.reload();
});
`

/**
 * Waits for the page's first paint, then fetches all code in parallel. Runs in the page, before the framework starts. Firefox
 * reports no paint of a page that opens scrolled, and some browsers have no observer: the wait ends after a second.
 * `load` says nothing: on a fast network it comes before the paint.
 */
export const afterFirstPaint = `await new Promise((start) => {
if (document.hidden) start();
setTimeout(start, 1000);
try {
new PerformanceObserver(start).observe({ type: "paint", buffered: true });
} catch {}
});
for (const late of document.querySelectorAll("link[rel=modulepreload]")) {
const now = late.cloneNode();
now.removeAttribute("media");
late.replaceWith(now);
}
`

const frameworkStart = /<script type="module" async="">(import [\s\S]*?)<\/script>/

/** The framework's start with dynamic imports, which run when they are reached instead of first. */
const importedLate = (code: string) =>
  code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");$/gm, 'await import($1);')

/**
 * A page whose script is fetched after its first paint, so that words, fonts and the first picture don't compete with it for
 * bandwidth: the page can be read and used without script. The framework has no setting for this, so its HTML is changed. The
 * cost: interactive parts respond later, by the time that the first paint took. Throws if the framework's start is not found.
 */
export function scriptAfterPaint(html: string): string {
  if (!frameworkStart.test(html)) throw new Error('the framework\u2019s start is not where it was')
  return html
    .replaceAll('<link rel="modulepreload" href=', '<link rel="modulepreload" media="not all" href=')
    .replace(
      frameworkStart,
      (_, code: string) =>
        `<script type="module" async="">${startAgainIfRestored}${afterFirstPaint}${importedLate(code)}</script>`,
    )
}
