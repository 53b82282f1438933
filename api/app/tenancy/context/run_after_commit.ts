import { setTimeout as sleep } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'

export type AfterCommit = () => unknown

/** An answer that is ready waits no longer than this. */
const WITHIN_MS = 500

/** What failed or takes too long is logged: what was asked for has been stored. */
export async function runAfterCommit(works: readonly AfterCommit[]): Promise<void> {
  if (works.length === 0) return
  const waiting = new AbortController()
  const { signal } = waiting
  const late = sleep(WITHIN_MS, undefined, { signal, ref: false }).then(
    () => logger.warn('what follows a commit takes long'),
    () => {}
  )
  await Promise.race([late, Promise.all(works.map(runQuietly))])
  waiting.abort()
}

async function runQuietly(work: AfterCommit): Promise<void> {
  try {
    await work()
  } catch (error) {
    logger.warn({ err: error }, 'what follows a commit failed')
  }
}
