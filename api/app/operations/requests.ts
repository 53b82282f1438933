import { Histogram } from 'prom-client'
import { gauge, measures } from './measures.js'

const seconds = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'Requests by how long they took to be answered; a stream of live events until it was open',
  labelNames: ['method', 'route', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [measures],
})

let inFlight = 0

gauge({ name: 'http_requests_in_flight', help: 'Requests that are being answered, without open streams' }, (set) =>
  set(inFlight)
)

/** How a request was answered. */
export interface AnsweredRequest {
  method: string
  /** The pattern, never the address. */
  route: string
  status: number
  ms: number
  isAborted: boolean
}

export function requestBegan(): void {
  inFlight++
}

/** Status as a class: `2xx`, or `aborted` when the visitor went before the answer. */
export function requestEnded({ method, route, status, ms, isAborted }: AnsweredRequest): void {
  inFlight--
  seconds.labels(method, route, isAborted ? 'aborted' : `${Math.floor(status / 100)}xx`).observe(ms / 1_000)
}
