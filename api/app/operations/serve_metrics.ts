import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { collectDefaultMetrics } from 'prom-client'
import { measures } from './measures.js'

const PATH = '/metrics'

let areProcessMeasuresKept = false

/** Answers `GET /metrics` on a port of its own, as Prometheus reads it. @throws E_READABLE when the port is taken. @returns what ends it */
export async function serveMetrics(port: number, host: string): Promise<() => Promise<void>> {
  if (!areProcessMeasuresKept) collectDefaultMetrics({ register: measures })
  areProcessMeasuresKept = true
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(explained(error, port, host)))
    server.listen(port, host, listening)
  })
  return () =>
    new Promise((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    })
}

async function answer({ method, url }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url?.split('?')[0] !== PATH) return void response.writeHead(404).end()
  if (method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
  const text = await measures.metrics()
  response.writeHead(200, { 'Content-Type': measures.contentType, 'Cache-Control': 'no-store' }).end(text)
}

/** What the start then says, instead of where in the code it happened. */
function explained(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const reason = REASONS[error.code ?? '']
  return reason ? Object.assign(new Error(`${host}:${port} ${reason}`), { code: 'E_READABLE' }) : error
}

const REASONS: Record<string, string> = {
  EADDRINUSE: 'is in use. Stop what listens there, or set METRICS_PORT to another.',
  EACCES: 'needs more rights. Set METRICS_PORT to a port above 1023.',
  EADDRNOTAVAIL: 'is no address of this machine. Correct METRICS_HOST.',
  ENOTFOUND: 'is no address of this machine. Correct METRICS_HOST.',
}
