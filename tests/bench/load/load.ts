import autocannon from 'autocannon'

/** Where requests go, and what they are. */
export interface Target {
  port: number
  host: string
  path: string
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  cookie?: string
  body?: unknown
  /** Changes each request before it goes out. */
  vary?: () => { host?: string; path?: string; cookie?: string; key?: string }
}

/** What one round of requests showed. Times are milliseconds. */
export interface Round {
  rps: number
  times: number[]
  /** Answers of 400 and above, and none at all. */
  failures: number
}

/** The headers of a request to a target, as the member site sends them. */
export function headersOf({ host, cookie, body }: Target, varied: ReturnType<NonNullable<Target['vary']>> = {}) {
  const session = varied.cookie ?? cookie
  return {
    host: varied.host ?? host,
    accept: 'application/json',
    'x-requested-with': 'manyhearts',
    ...(session && { cookie: `sid=${session}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(varied.key && { 'idempotency-key': varied.key }),
  }
}

/** Keeps some connections busy for a while. */
export async function load(target: Target, seconds: number, connections: number): Promise<Round> {
  const times: number[] = []
  let failures = 0
  const { method = 'GET', path, body, vary } = target
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
  return { rps: (times.length / (ended - began)) * 1000, times, failures: failures + errors }
}
