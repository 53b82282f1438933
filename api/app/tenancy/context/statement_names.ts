/** Statements a process prepares at most; the product has about three hundred. */
const MOST = 500
/** How many that came once are remembered. Lists of every length make ever new ones, which shall not crowd out the others. */
const MOST_SEEN = 1000

const names = new Map<string, string>()
const seenOnce = new Set<string>()
let made = 0

/**
 * What a statement says of itself (knex's `comment`) when the best way to its rows depends on its values: half of all people or
 * seven of them. Prepared once for all values it would go one way always, so PostgreSQL plans it each time.
 */
export const PLANNED_BY_VALUES = 'planned by its values'

/**
 * The name under which a statement is prepared, so that PostgreSQL plans it once for a connection and not each time: planning the
 * joins of a list takes longer than reading its rows. What is seen for the first time has no name yet: it may never come again.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  // knex writes it behind a `with`.
  if (text.includes(`/* ${PLANNED_BY_VALUES} */`)) return undefined
  if (!seenOnce.delete(text) || names.size === MOST) {
    seenOnce.add(text)
    if (seenOnce.size > MOST_SEEN) seenOnce.delete(seenOnce.values().next().value!)
    return undefined
  }
  const name = `s${++made}`
  names.set(text, name)
  return name
}

/** Prepares everything anew, under other names: a migration changed what statements answer. */
export function forgetStatements(): void {
  names.clear()
  seenOnce.clear()
}

/** Whether PostgreSQL refused a prepared statement because its columns changed since (`select *` after a migration). */
export function isOutdated(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === '0A000' && message.includes('cached plan')
}
