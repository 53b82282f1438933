import { type Document, isMap, isPair, isScalar, isSeq, type LineCounter } from 'yaml'
import { manifestSchema } from '#app/tenancy/manifests/manifest_schema'

type Node = { range?: readonly [number, number, number] | null } | null | undefined

const SECTIONS = Object.keys(manifestSchema.properties)

/** The line of what a path names. What is missing is at its parent, or, for a whole section, at the section it would follow. */
export function lineFinder(document: Document, lines: LineCounter): (path: string[]) => number {
  const lineOf = (node: Node, otherwise: number) => (node?.range ? lines.linePos(node.range[0]).line : otherwise)
  return (path) => {
    let line = 1
    let node: unknown = document.contents
    for (const [depth, name] of path.entries()) {
      const found = isSeq(node) ? node.items[Number(name)] : pairOf(node, name)
      if (!found) return depth === 0 ? sectionBefore(name) : line
      line = lineOf((isPair(found) ? found.key : found) as Node, line)
      node = isPair(found) ? found.value : found
    }
    return line
  }

  function sectionBefore(name: string): number {
    const before = SECTIONS.slice(0, Math.max(SECTIONS.indexOf(name), 0)).toReversed()
    const pair = before.map((section) => pairOf(document.contents, section)).find((one) => one !== undefined)
    return lineOf(pair?.key as Node, 1)
  }
}

function pairOf(node: unknown, name: string) {
  return isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined
}
