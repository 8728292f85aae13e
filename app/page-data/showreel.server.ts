import { fillIn } from '~/fill-in'
import { readContent } from '~content/load/read.server'
import { homePage } from '~content/schema/pages'
import { film } from './film.server'
import { pictureData } from './media.server'
import { videoObject } from './video-object.server'

const file = 'pages/home.yaml'

/** The showreel as pages show it, and as search engines read it (HOME-2, AV-1). */
export function showreelData() {
  const { showreel } = readContent(file, homePage)
  const reel = film(showreel.film, file)
  const shown = {
    ...showreel,
    film: reel,
    length: fillIn(showreel.length, { seconds: Math.round(reel.duration) }),
    poster: pictureData(showreel.poster, file),
    posterPhone: pictureData(showreel.posterPhone, file),
  }
  return { shown, structuredData: videoObject({ ...shown, id: showreel.film, name: showreel.title }) }
}

export type ShowreelData = ReturnType<typeof showreelData>['shown']
