import { join } from 'node:path'

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null
}

/**
 * Names one file for all that the entry imports, directly or through others: it comes with every page anyway, and a file of its own
 * for each small piece costs a phone more than the piece. What only some pages import stays apart, and so does the entry: it waits
 * for its page's screen, which must not wait for it.
 * @param entry its path in this room
 */
export function withEveryPage(name: string, entry: string) {
  const imported = new Set<string>()
  return (id: string, graph: Graph) => {
    if (imported.size === 0) reach(join(import.meta.dirname, '..', entry), graph, imported)
    return imported.has(id) ? name : null
  }
}

/** A set that grows while it is gone through is gone through to its end. */
function reach(entry: string, graph: Graph, imported: Set<string>): void {
  const add = (id: string) => graph.getModuleInfo(id)?.importedIds.forEach((next) => imported.add(next))
  add(entry)
  imported.forEach(add)
}
