/**
 * Waits for the page's first paint, then has all code fetched side by side. Runs in the page, before the framework's own start.
 * Firefox reports no paint of a page that opens scrolled, and some browsers have no observer: none of them waits for more than a
 * second. `load` is no sign: on a fast network it comes before the paint.
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

/** The framework's start, its imports at the time they are reached instead of before everything. */
const importedLate = (code: string) =>
  code
    .replaceAll(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");$/gm, 'await import($1);')

/**
 * A page whose script is fetched after its first paint: it can be read and used without, so words, fonts and the first picture
 * don't compete with script for bandwidth. The framework has no setting for this, so its HTML is changed.
 * The cost: what needs script answers later by the time that the first paint took.
 * Throws if the framework's start is not found.
 */
export function scriptAfterPaint(html: string): string {
  if (!frameworkStart.test(html)) throw new Error('the framework\u2019s start is not where it was')
  return html
    .replaceAll('<link rel="modulepreload" href=', '<link rel="modulepreload" media="not all" href=')
    .replace(
      frameworkStart,
      (_, code: string) => `<script type="module" async="">${afterFirstPaint}${importedLate(code)}</script>`,
    )
}
