import { FEW } from './crowd.ts'
import type { Explained, PlanNode } from './explained.ts'

/** Rows that one step of a statement may handle where thousands of people are; a page of cards takes about eighty. */
const MOST = 200

/** Tables whose indexes may be read without one of their first columns, and why. */
const SKIPPED_IN: Readonly<Record<string, string>> = {
  search_rows: 'whatever a search asks is compared in the index, behind the order of a page',
}

/** Columns of so few values that PostgreSQL jumps from one to the next in an index (skip scans, from 18 on): a handful of looks, however large. */
const JUMPED_OVER: Readonly<Record<string, readonly string[]>> = { members: ['status'] }

/** An index's columns, by its name. */
export type Indexes = ReadonlyMap<string, string[]>

/** In sentences, the steps of a statement that take longer with every member of a brand; `isCounted` chooses among them. */
export function readTooMuch(
  { sql, plan }: Explained,
  indexes: Indexes,
  isCounted: (node: PlanNode) => boolean = () => true
): string[] {
  return [...nodesOf(plan)].filter(isCounted).flatMap((node) => {
    const rows = rowsOf(node)
    const missing = skipped(node, indexes)
    return [
      ...(rows > MOST && !isOfFew(node) ? [`${nameOf(node)} handles ${rows} rows: ${sql}`] : []),
      ...(missing ? [`${nameOf(node)} reads the index without ${missing}: ${sql}`] : []),
    ]
  })
}

function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node
  for (const inner of node.Plans ?? []) yield* nodesOf(inner)
}

/** With those it threw away; what PostgreSQL expects where a step was never reached. */
function rowsOf(node: PlanNode): number {
  if (node['Actual Loops'] === 0) return node['Plan Rows']
  const removed = Object.entries(node).filter(([key]) => key.startsWith('Rows Removed by'))
  const rows = removed.reduce((sum, [, count]) => sum + Number(count), node['Actual Rows'])
  return Math.round(rows * node['Actual Loops'])
}

/** Other tests' brands have some, too, which PostgreSQL rather reads whole as long as all of them fit into some pages. */
function isOfFew(node: PlanNode): boolean {
  return node['Node Type'] === 'Seq Scan' && FEW.includes(node['Relation Name'] ?? '')
}

/** The column besides the tenant's by which an index could be entered, where only later ones are compared: its entries are all read. */
function skipped(node: PlanNode, indexes: Indexes): string | undefined {
  const columns = indexes.get(node['Index Name'] ?? '')
  if (!columns || SKIPPED_IN[node['Relation Name'] ?? '']) return undefined
  const condition = node['Index Cond'] ?? ''
  const isCompared = (column: string) => new RegExp(`\\b${column}\\b\\)?(::\\w+)? (=|<|>|IS)`).test(condition)
  const [, second, ...later] = columns
  if (second && JUMPED_OVER[node['Relation Name'] ?? '']?.includes(second)) return undefined
  return second && !isCompared(second) && later.some(isCompared) ? second : undefined
}

function nameOf(node: PlanNode): string {
  return [node['Node Type'], node['Relation Name'], node['Index Name'], node['Index Cond']].filter(Boolean).join(' ')
}
