import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Names one file for all that these import, directly or through others: a file of its own for each small piece costs a phone more
 * than the piece. What the others do not import stays apart, and so do these themselves: an entry waits for its page's screen, which
 * must not wait for it.
 * @param importers their paths in this room: the entry, whose imports come with every page anyway, and screens that are to come fast
 */
export function withEveryPage(name: string, importers: string[]) {
  const imported = new Set<string>()
  return (id: string, graph: Graph) => {
    if (imported.size === 0) for (const one of importers) reach(join(import.meta.dirname, '..', one), graph, imported)
    return imported.has(id) ? name : null
  }
}

/** A set that grows while it is gone through is gone through to its end. */
function reach(entry: string, graph: Graph, imported: Set<string>): void {
  const add = (id: string) => graph.getModuleInfo(id)?.importedIds.forEach((next) => imported.add(next))
  add(entry)
  imported.forEach(add)
}
