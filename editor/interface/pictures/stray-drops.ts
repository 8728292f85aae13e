/** A file that is dropped where nothing takes it must not make the browser leave the editor and show the file. */
export function ignoreStrayDrops(): void {
  const ignore = (event: DragEvent) => {
    const isTaken = event.defaultPrevented || event.target instanceof HTMLInputElement
    if (isTaken || !event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
