/** Prepared statements per process; the product has about three hundred. */
const MOST = 500
/** Remembered statements seen once: lists of every length make ever new ones, which must not crowd out the others. */
const MOST_SEEN = 1000

const names = new Map<string, string>()
const seenOnce = new Set<string>()
let made = 0

/** A statement's `comment` (knex) if its best plan depends on its values, such as half of all people or seven: it is never prepared. */
export const PLANNED_BY_VALUES = 'planned by its values'

/** The name a statement is prepared under, as planning a list takes longer than reading it; none at first sight. */
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

export function forgetStatements(): void {
  names.clear()
  seenOnce.clear()
}

/** PostgreSQL refuses a prepared statement if its columns changed since (`select *` after a migration). */
export function isOutdated(error: unknown): boolean {
  const { code, message = '' } = error as { code?: string; message?: string }
  return code === '0A000' && message.includes('cached plan')
}
