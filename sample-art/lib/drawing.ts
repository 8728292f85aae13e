/** What one picture is: markup that Chromium renders once, at its own size. */
export interface Drawing {
  /** Width and height in px, which are the master's too, unless it is shown wide (wide.ts); 2000 on the longer side is the rule. */
  width: number
  height: number
  /** Body markup: SVG or HTML. Its fonts come from `@fontsource(-variable)` packages by family name. */
  html: string
  css?: string
  /** Colour of the page behind the markup. Default white. */
  ground?: string
  /** Script that runs before the shot; the shot waits for `window.ready` (a promise) where it sets one. */
  script?: string
  /** True for pictures drawn with WebGL: Chromium starts with its software renderer. */
  webgl?: boolean
  /** What a hand does to the picture afterwards: it is given the shot and returns the master. */
  finish?(picture: Buffer): Promise<Buffer>
}

/** A picture by name. Drawn lazily, since some take seconds. */
export type Drawings = Record<string, () => Drawing | Promise<Drawing>>

/** An SVG of the given size around `inner`. */
export function svg(inner: string, width: number, height: number, extra = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" ${extra}>${inner}</svg>`
}
