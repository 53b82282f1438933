import autocannon from 'autocannon'
import type { Meter, Spent } from '../servers/meter.ts'
import { eachSpent } from './each_spent.ts'

export interface Target {
  port: number
  host: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  cookie?: string
  /** Headers beside those that the member site sends. */
  headers?: Record<string, string>
  body?: unknown
  /** Of the server that is asked. */
  meter?: Meter
  vary?: () => { host?: string; path?: string; cookie?: string; key?: string }
}

/** Times in milliseconds. */
export interface Round {
  rps: number
  times: number[]
  /** Statuses of 400 and above, and missing answers. */
  failures: number
  /** Of each request. */
  spent: Spent
}

/** The headers the member site sends. */
export function headersOf(
  { host, cookie, headers, body }: Target,
  varied: ReturnType<NonNullable<Target['vary']>> = {}
) {
  const session = varied.cookie ?? cookie
  return {
    host: varied.host ?? host,
    accept: 'application/json',
    'x-requested-with': 'manyhearts',
    ...headers,
    ...(session && { cookie: `sid=${session}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(varied.key && { 'idempotency-key': varied.key }),
  }
}

/** Asks for as long, or longer where nothing was answered by then. */
export async function load(target: Target, seconds: number, connections: number): Promise<Round> {
  const times: number[] = []
  let failures = 0
  const { method = 'GET', path, body, vary } = target
  const spent = eachSpent(target.meter)
  const began = performance.now()
  let ended = began
  const { errors } = await new Promise<autocannon.Result>((done, fail) => {
    const run = autocannon(
      {
        url: `http://127.0.0.1:${target.port}`,
        connections,
        duration: seconds,
        // Also how soon it notices that the time is over.
        sampleInt: 20,
        requests: [
          {
            method,
            path,
            headers: headersOf(target),
            ...(body !== undefined && { body: JSON.stringify(body) }),
            ...(vary && {
              setupRequest: (request: autocannon.Request) => {
                const varied = vary()
                return { ...request, path: varied.path ?? path, headers: headersOf(target, varied) }
              },
            }),
          },
        ],
      },
      (error: unknown, result) => (error ? fail(error) : done(result))
    )
    run.on('response', (_client, status, _bytes, time) => {
      times.push(time)
      ended = performance.now()
      if (status >= 400) failures++
    })
  })
  if (times.length === 0 && errors === 0) return load(target, seconds * 2, connections)
  return {
    rps: (times.length / (ended - began)) * 1000,
    times,
    failures: failures + errors,
    spent: spent(times.length),
  }
}
