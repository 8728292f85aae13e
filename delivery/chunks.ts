import { resolve } from 'node:path'

interface Modules {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * A name for the chunk of files and all that they import, directly or through others; null for every other module. What is
 * imported with `import()` keeps a chunk of its own. For Rolldown's `codeSplitting`.
 */
export function chunkOf(name: string, ...files: string[]) {
  const imported = new Set<string>()
  const follow = (id: string, modules: Modules) => {
    if (imported.has(id)) return
    imported.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) follow(next, modules)
  }
  return (id: string, modules: Modules): string | null => {
    if (imported.size === 0) for (const file of files) follow(resolve(file), modules)
    return imported.has(id) ? name : null
  }
}
