import { setTimeout as wait } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Spent } from '../servers/meter.ts'
import { eachSpent } from './each_spent.ts'
import { headersOf, type Target } from './load.ts'

/** Open at once, as browsers hold them; each asks at a pace of its own, and waits for its answer. */
const CONNECTIONS = 600
/** A connection asks at the beginning of each second of its own; so many groups of them begin one after the other, so that all ask evenly. */
const GROUPS = 24
/** Within so many seconds all of them have begun. */
const BEGUN = 1

export interface TooMuch {
  asked: number
  /** Milliseconds of the answers below 400. */
  good: number[]
  /** Of those by 503. */
  refused: number[]
  failed: number
  /** How many of them were busy. */
  processors: Spent
}

/**
 * Asks so often a second however much of it is refused. Counted after as long again: a server takes one new connection at each turn of
 * its event loop, so that it is a while until all are open.
 */
export async function askTooMuch(target: Target, seconds: number, perSecond: number): Promise<TooMuch> {
  const counted = { asked: 0, good: [] as number[], refused: [] as number[], failed: 0 }
  let isCounted = false
  const onAnswer = (status: number, time: number) => {
    if (!isCounted) return
    counted.asked++
    if (status < 400) counted.good.push(time)
    else if (status === 503) counted.refused.push(time)
    else counted.failed++
  }
  const groups = Array.from({ length: GROUPS }, async (_, index) => {
    await wait((index / GROUPS) * BEGUN * 1000)
    return askInSeconds(target, seconds * 2 + BEGUN, perSecond / GROUPS, onAnswer)
  })
  await wait((seconds + BEGUN) * 1000)
  isCounted = true
  const spent = eachSpent(target.meter)
  await wait(seconds * 1000)
  isCounted = false
  const processors = spent(seconds * 1000)
  const unanswered = await Promise.all(groups)
  return { ...counted, failed: counted.failed + unanswered.reduce((total, one) => total + one, 0), processors }
}

/** @returns how often no answer came */
async function askInSeconds(
  target: Target,
  seconds: number,
  perSecond: number,
  onAnswer: (status: number, time: number) => void
): Promise<number> {
  // A smoke test on a busy machine may have found no peak.
  const most = Math.ceil(perSecond) || 1
  const { errors } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url: `http://127.0.0.1:${target.port}${target.path}`,
        headers: headersOf(target),
        connections: Math.min(CONNECTIONS / GROUPS, most),
        overallRate: most,
        // The times of the answers that came.
        ignoreCoordinatedOmission: true,
        duration: seconds,
        sampleInt: 20,
      },
      (error: unknown, whole) => (error ? fail(error) : done(whole))
    )
    run.on('response', (_client, status, _bytes, time) => onAnswer(status, time))
  })
  return errors
}
