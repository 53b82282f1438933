import { type Agent, request } from 'node:http'
import { headersOf, type Target } from './load.ts'

/** Its duration in milliseconds, and whether the answer was good. */
export function ask(target: Target, agent: Agent): Promise<{ time: number; ok: boolean }> {
  const varied = target.vary?.() ?? {}
  const { port, method = 'GET', body } = target
  const began = performance.now()
  return new Promise((done) => {
    const end = (ok: boolean) => done({ time: performance.now() - began, ok })
    request(
      { agent, host: '127.0.0.1', port, method, path: varied.path ?? target.path, headers: headersOf(target, varied) },
      (answer) => {
        answer.resume().once('end', () => end(answer.statusCode! < 400))
      }
    )
      .once('error', () => end(false))
      .end(body === undefined ? undefined : JSON.stringify(body))
  })
}
