import logger from '@adonisjs/core/services/logger'
import env from '#start/env'
import { count } from '#app/operations/count'
import { type Gathered, GatheredLines } from '#app/operations/gathered_lines'
import { askLikeAPage } from './ask_like_a_page.js'
import { isDatabaseAway } from './is_database_away.js'
import { isDatabaseOverloaded } from './is_database_overloaded.js'
import { NotCommitted } from './tenancy_errors.js'

/** Who met a failure: requests, jobs, or a line on which the database tells of something. */
type Who = 'requests' | 'jobs' | 'lines'

const POSTGRES_PORT = '5432'

const away = new GatheredLines({
  say: (gathered) => logger.error(factsOf(gathered), 'the database is away'),
  isOver: () => askLikeAPage().then(() => true, stillFails),
  sayOver: (seconds) => logger.info({ seconds: rounded(seconds) }, 'the database is back'),
})

const overloaded = new GatheredLines({
  say: (gathered) => logger.warn(factsOf(gathered), 'the database takes too long'),
})

/**
 * Logs a failure by `log`, unless the database is the cause: that is one line a second for all who meet it, and one when it is back. `id`
 * tells requests apart.
 */
export function reportFailure(error: unknown, who: Who, log: () => void, id?: string): void {
  const cause = (error instanceof NotCommitted && error.cause) || error
  if (isDatabaseOverloaded(cause)) {
    count('database_failures', 'overloaded')
    overloaded.add(cause, who, id)
  } else if (isDatabaseAway(cause) && isAboutDatabase(cause)) {
    count('database_failures', 'away')
    away.add(cause, who, id)
  } else log()
}

/** Warns of what happened to a line on which the database tells of something, unless the database is the cause. */
export function reportLine(error: unknown, what: string): void {
  reportFailure(error, 'lines', () => logger.warn({ err: error }, what))
}

/** Other servers refuse connections, too. */
function isAboutDatabase(error: unknown): boolean {
  const { port } = error as { port?: number }
  const urls = [env.get('DATABASE_URL'), env.get('DATABASE_DIRECT_URL')]
  return port === undefined || urls.some((url) => url && String(port) === (new URL(url).port || POSTGRES_PORT))
}

function factsOf({ error, counts }: Gathered) {
  return { ...counts, err: error }
}

/** It answers again when it only has too much to do. */
function stillFails(error: unknown): boolean {
  return !isDatabaseAway(error)
}

function rounded(seconds: number): number {
  return Math.round(seconds * 10) / 10
}
