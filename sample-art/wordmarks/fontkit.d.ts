/** The part of fontkit that the outlines use; the package ships no types. */
declare module 'fontkit' {
  interface Outline {
    bbox: { minX: number; minY: number; maxX: number; maxY: number }
    scale(x: number, y: number): Outline
    translate(x: number, y: number): Outline
    toSVG(): string
  }
  interface Font {
    unitsPerEm: number
    layout(text: string): {
      glyphs: { path: Outline }[]
      positions: { xAdvance: number; xOffset: number; yOffset: number }[]
    }
  }
  export function create(file: Uint8Array): Font
}
