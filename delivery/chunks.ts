import { resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Puts a file and all that it imports, directly or through others, into one chunk; null for every other module. A dynamic
 * `import()` keeps a chunk of its own. For Rolldown's `codeSplitting`.
 */
export function nameChunk(name: string, file: string) {
  const imported = new Set<string>()
  const follow = (id: string, modules: Modules) => {
    if (imported.has(id)) return
    imported.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) follow(next, modules)
  }
  return (id: string, modules: Modules): string | null => {
    if (imported.size === 0) follow(resolve(file), modules)
    return imported.has(id) ? name : null
  }
}
