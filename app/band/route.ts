import { bandSource } from '~/page-data/client-band.server'
import { projectIds } from '~content/schema/known'
import type { Route } from './+types/route'
import { weaveBand } from './client-band.server'

/** The band of a client for whom nobody has drawn one, e.g. `/bands/avante.webp`: written by the build (FREE-8). */
export async function loader({ params }: Route.LoaderArgs) {
  const id = projectIds().find((one) => `${one}.webp` === params.file)
  if (id === undefined) return new Response(null, { status: 404 })
  const headers = { 'Content-Type': 'image/webp' }
  return new Response(new Uint8Array(await weaveBand(bandSource(id))), { headers })
}
