/** Time that a browser gets to begin a download before its address is taken back (ms). */
const DOWNLOAD_BEGINS = 10_000

/** Has the browser save a picture under a name. */
export function savePicture(picture: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = `${name}.png`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_BEGINS)
}
