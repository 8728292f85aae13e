/** Something that whoever encodes a film can put right; its message is a sentence for them. */
export class FilmError extends Error {
  override readonly name = 'FilmError'
}
