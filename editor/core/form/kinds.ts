import { z } from 'zod'
import {
  knownFilm,
  knownPicture,
  knownPortrait,
  knownProject,
  knownWordmark,
  knownWoven,
  path,
} from '../../../content/schema/known'
import { logo } from '../../../content/schema/logos'
import { hex, id, picture, sample, wovenLines } from '../../../content/schema/parts'
import { look } from '../../../content/schema/project'
import { pictureName } from '../../../content/schema/sections'

/** What a field holds beyond words: the form has a control of its own for each. */
export type Kind =
  | 'colour'
  | 'short-name'
  | 'headline'
  | 'picture'
  | 'picture-name'
  | 'portrait'
  | 'logo'
  | 'study-picture'
  | 'page'
  | 'project'
  | 'film'
  | 'woven'
  | 'wordmark'
  | 'samples'
  | 'look'

/** The schema's own parts, by what they hold. Parts made from them (an optional colour) are known by their origin. */
export const kinds = z.registry<{ kind: Kind }>()

kinds.add(hex, { kind: 'colour' })
kinds.add(id, { kind: 'short-name' })
kinds.add(wovenLines, { kind: 'headline' })
kinds.add(picture, { kind: 'picture' })
kinds.add(knownPicture, { kind: 'picture-name' })
kinds.add(knownPortrait, { kind: 'portrait' })
kinds.add(logo, { kind: 'logo' })
kinds.add(pictureName, { kind: 'study-picture' })
kinds.add(path, { kind: 'page' })
kinds.add(knownProject, { kind: 'project' })
kinds.add(knownFilm, { kind: 'film' })
kinds.add(knownWoven, { kind: 'woven' })
kinds.add(knownWordmark, { kind: 'wordmark' })
kinds.add(sample, { kind: 'samples' })
kinds.add(look, { kind: 'look' })
