/** As every browser writes it. Any other form is refused, so that this and the parser never read it differently. */
const contentTypeForm = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i

/** Our form has some ten fields; a mail provider's library may add a few. */
const mostParts = 40
/** The head of a part: its field's name and, of a file, its type (bytes). */
const longestHead = 1_000

/** What stands between the fields of a form, or `undefined` where the content type is not that of a form. */
export function boundaryOf(contentType: string | undefined): string | undefined {
  return contentType?.match(contentTypeForm)?.[2]
}

/**
 * Whether a form is cheap to parse. Node's parser makes an object for each part and each header: 100 kB of empty files keep it
 * busy for a tenth of a second, 100 kB of text for less than a thousandth.
 */
export function isCheapToParse(body: Uint8Array, boundary: string): boolean {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const delimiter = `--${boundary}`
  let parts = 0
  for (let at = bytes.indexOf(delimiter); at >= 0; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const head = bytes.subarray(at, at + delimiter.length + longestHead)
    const isEnd = head.indexOf(`${delimiter}--`) === 0
    parts += 1
    if (parts > mostParts || !(isEnd || head.includes('\r\n\r\n'))) return false
  }
  return parts > 0
}
