/** One encoded file of a film. */
interface FilmFile {
  src: string
  /** Type with codecs, as `<source type>` wants it. */
  type: string
}

/** A film as a page needs it. */
export interface FilmData {
  width: number
  height: number
  /** Seconds */
  duration: number
  /** Best first. */
  files: FilmFile[]
  /** Smaller files for phones, where there are some. */
  phone?: FilmFile[] | undefined
  /** Path of the captions, where the film has sound. */
  captions?: string | undefined
}
