declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2'
    /** OpenType features by their tags; all without a list. */
    keepFeatures?: string[] | undefined
    /** Pins an axis to a value or limits it to a range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>
  }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}

declare module 'fontverter' {
  /** Converts a font file to another format. */
  export function convert(font: Buffer, format: 'truetype' | 'woff' | 'woff2'): Promise<Buffer>
}
