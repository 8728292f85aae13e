/** The name of the picture that a file belongs to. */
export const pictureOf = (file: string) =>
  /^media\/(?:originals|files\/pictures)\/(.+?)(?:\.[0-9a-f]{8}\.\d+)?\.\w+$/.exec(file)?.[1]

/** The name of the film that a file belongs to. */
export const filmOf = (file: string) =>
  /^media\/files\/films\/(.+?)(?:-phone)?\.[0-9a-f]{8}\./.exec(file)?.[1]
