import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Route } from './+types/route'
import { describeSocialPicture, type SocialPicture } from './describe.server'
import { drawSocialPicture } from './draw.server'

/** A cache, so that a build draws only pictures whose content has changed: all of them take about ten seconds. */
const CACHE = 'node_modules/.cache/social-pictures'
const DRAWN_BY = ['app/social/draw.server.ts', 'app/social/lettering.server.ts', 'app/styles/tokens.css']

async function drawOnce(page: SocialPicture): Promise<Buffer> {
  const hash = createHash('sha256').update(JSON.stringify(page))
  for (const file of DRAWN_BY) hash.update(readFileSync(file))
  const file = `${CACHE}/${hash.digest('hex')}.jpg`
  if (existsSync(file)) return readFileSync(file)
  const jpeg = await drawSocialPicture(page)
  mkdirSync(CACHE, { recursive: true })
  writeFileSync(file, jpeg)
  return jpeg
}

/**
 * The social picture of a page, e.g. `/social/about.jpg`: written by the build, drawn on each request in development (FREE-9).
 */
export async function loader({ params }: Route.LoaderArgs) {
  const page = await describeSocialPicture(`/social/${params.file}`)
  if (!page) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawOnce(page)), { headers: { 'Content-Type': 'image/jpeg' } })
}
