declare module 'heic-decode' {
  interface Picture {
    width: number
    height: number
    /** Four bytes a pixel: red, green, blue, opacity. */
    data: Uint8ClampedArray
  }

  /** Decodes the first picture of a HEIC file, turned as it is to be seen. */
  export default function decode(file: { buffer: Uint8Array }): Promise<Picture>
}
