import { readFile, writeFile } from 'node:fs/promises'
import { publishedFiles } from './published-files'

/**
 * Waits for the page's first paint, which a hidden page or an old browser never tells; then has all code fetched side by side.
 * Runs in the page, in front of the framework's own start.
 */
const afterFirstPaint = `await new Promise((start) => {
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) start();
else new PerformanceObserver(start).observe({ type: "paint", buffered: true });
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

/** One page, its script after its first paint. Throws where the framework's start is not found. */
export function scriptAfterPaint(html: string): string {
  if (!frameworkStart.test(html)) throw new Error('the framework\u2019s start is not where it was')
  return html
    .replaceAll('<link rel="modulepreload" href=', '<link rel="modulepreload" media="not all" href=')
    .replace(
      frameworkStart,
      (_, code: string) => `<script type="module" async="">${afterFirstPaint}${importedLate(code)}</script>`,
    )
}

function lateScript(file: string, html: string): string {
  try {
    return scriptAfterPaint(html)
  } catch (cause) {
    throw new Error(`delivery/script-after-paint.ts: ${file}: ${(cause as Error).message}`, { cause })
  }
}

/**
 * Lets every page be painted before any of its script is fetched: it can be read and used without, so its words, fonts and first
 * picture have the line for themselves. The framework has no setting for this, so its HTML is changed.
 * The cost: what needs script answers later by the time that the first paint took.
 */
export async function scriptsAfterPaint(client: string): Promise<void> {
  for (const file of await publishedFiles(client)) {
    if (!file.endsWith('.html')) continue
    const html = await readFile(client + file, 'utf8')
    await writeFile(client + file, lateScript(file, html))
  }
}
