/** Degrees around a place that a map of OpenStreetMap shows. */
const AROUND = { longitude: 0.0125, latitude: 0.008 }

/** A map of OpenStreetMap with a mark at a place. */
function mapAddress(latitude: number, longitude: number): string {
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(4))
  const marker = `${latitude.toFixed(4)}%2C${longitude.toFixed(4)}`
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${marker}`
}

/** How addresses of Google Maps and OpenStreetMap say a place, the mark before the middle of the map. */
const places = [
  /google\.[\w.]+\/maps\/embed.*!2d(?<longitude>-?[\d.]+)!3d(?<latitude>-?[\d.]+)/,
  /google\.[\w.]+\/maps\/.*!3d(?<latitude>-?[\d.]+)!4d(?<longitude>-?[\d.]+)/,
  /google\.[\w.]+\/maps\/.*@(?<latitude>-?[\d.]+),(?<longitude>-?[\d.]+)/,
  /openstreetmap\.org\/\?mlat=(?<latitude>-?[\d.]+)&mlon=(?<longitude>-?[\d.]+)/,
  /openstreetmap\.org\/.*#map=\d+\/(?<latitude>-?[\d.]+)\/(?<longitude>-?[\d.]+)/,
]

/**
 * A web address as the site wants it, from what people type or paste: without `https://`, with a slash at its end, the address of a map
 * or the code that it is embedded by. A map of Google becomes the same place on OpenStreetMap, which sets no cookies.
 */
export function tidyAddress(typed: string): string {
  const code = /<iframe[^>]*\ssrc=["']([^"']+)["']/i.exec(typed)?.[1]?.replaceAll('&amp;', '&')
  const words = (code ?? typed).trim()
  const place = places.map((one) => one.exec(words)?.groups).find(Boolean)
  if (place) return mapAddress(Number(place.latitude), Number(place.longitude))
  const isBare = /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(words)
  const address = isBare ? `https://${words}` : words
  // Only the address of a whole site: below it, a slash may matter.
  return address.replace(/^(https?:\/\/[^/?#]+)\/$/, '$1')
}
