import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/** Puts the imports of `importers` in one file (small files are slow); importers stay out, as a screen must not wait for the entry. */
export function withEveryPage(name: string, importers: string[]) {
  const imported = new Set<string>()
  return (id: string, graph: Graph) => {
    if (imported.size === 0) for (const one of importers) reach(join(import.meta.dirname, '..', one), graph, imported)
    return imported.has(id) ? name : null
  }
}

/** `forEach` also visits entries added during the iteration. */
function reach(entry: string, graph: Graph, imported: Set<string>): void {
  const add = (id: string) => graph.getModuleInfo(id)?.importedIds.forEach((next) => imported.add(next))
  add(entry)
  imported.forEach(add)
}
