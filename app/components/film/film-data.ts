/** One encoded file of a film. */
interface FilmFile {
  src: string
  /** Type with codecs, as `<source type>` wants it. */
  type: string
}

/** What every film says; `{name}` is the film's. */
export interface FilmWords {
  play: string
  pause: string
  /** Said by a film that does not come. */
  failed: string
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
