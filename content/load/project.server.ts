import { projectSchema } from '../schema/project'
import { readContent } from './read.server'

/** Reads a project: its card, its look, its case study. */
export const project = (id: string) => readContent(`projects/${id}.yaml`, projectSchema(id))
