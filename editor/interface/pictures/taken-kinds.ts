/** Photographs that are taken, as a field for files wants them. Not every system knows HEIC by its kind. */
export const photographs = 'image/png,image/jpeg,image/webp,image/heic,image/heif,.heic,.heif'
/** Photographs and drawings. */
export const picturesTaken = `${photographs},image/svg+xml`
/** What a logo may be. */
export const logosTaken = 'image/png,image/jpeg,image/webp,image/svg+xml'
