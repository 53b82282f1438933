import autocannon from 'autocannon'
import { headersOf, type Target } from './load.ts'

/** Open at once, as browsers hold them; each asks at a pace of its own, and waits for its answer. */
const CONNECTIONS = 600

export interface TooMuch {
  asked: number
  /** Milliseconds of the answers below 400. */
  good: number[]
  /** Of those by 503. */
  refused: number[]
  failed: number
}

/** Asks so often a second however much of it is refused. */
export async function askTooMuch(target: Target, seconds: number, perSecond: number): Promise<TooMuch> {
  const result: TooMuch = { asked: 0, good: [], refused: [], failed: 0 }
  const { errors } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url: `http://127.0.0.1:${target.port}${target.path}`,
        headers: headersOf(target),
        connections: Math.min(CONNECTIONS, Math.ceil(perSecond)),
        overallRate: Math.ceil(perSecond),
        // The times of the answers that came.
        ignoreCoordinatedOmission: true,
        duration: seconds,
        sampleInt: 20,
      },
      (error: unknown, whole) => (error ? fail(error) : done(whole))
    )
    run.on('response', (_client, status, _bytes, time) => {
      result.asked++
      if (status < 400) result.good.push(time)
      else if (status === 503) result.refused.push(time)
      else result.failed++
    })
  })
  result.failed += errors
  return result
}
