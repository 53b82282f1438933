import { type ClientRequest, Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask } from './ask.ts'
import { hearPokes } from './hear_pokes.ts'

/** What this process is sent first: open sites, one for each session, at one server. */
export interface Sites {
  port: number
  host: string
  tokens: string[]
}

/** And then: for how long all of them poll, and how often each does. */
export interface Polling {
  seconds: number
  everySeconds: number
}

/** Its answers: once all streams are open, and once all have polled. */
export type Heard = { opened: number } | Polled

export interface Polled {
  times: number[]
  failures: number
  /** Streams that ended meanwhile. */
  ended: number
}

/** Streams that are being opened at once. */
const AT_ONCE = 20

/** Specification §9. */
const POLLED = ['/api/user.php', '/api/chats.php', '/api/likes.php']

/** A process of its own, as one may not open as many files as there are sites. */
process.once('message', async ({ port, host, tokens }: Sites) => {
  const streams: ClientRequest[] = []
  let ended = 0
  let next = 0
  const open = async () => {
    while (next < tokens.length) {
      const stream = await hearPokes({ port, host, token: tokens[next++]! }, () => {})
      streams.push(stream)
      stream.once('close', () => ended++)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, open))
  process.once('message', async (polling: Polling) => {
    const { times, failures } = await poll({ port, host, tokens }, polling)
    tell({ times, failures, ended })
  })
  tell({ opened: streams.length })
})
process.once('disconnect', () => process.exit(0))

function tell(heard: Heard): void {
  process.send!(heard)
}

/** All sites in turn, spread evenly, each with its calls at once, however long answers take. */
async function poll({ port, host, tokens }: Sites, { seconds, everySeconds }: Polling) {
  const agent = new Agent({ keepAlive: true })
  const answers: Promise<{ time: number; ok: boolean }>[] = []
  const perSecond = tokens.length / everySeconds
  const began = performance.now()
  for (let polled = 0; ; await wait(1)) {
    const elapsed = (performance.now() - began) / 1000
    if (elapsed > seconds) break
    for (; polled < elapsed * perSecond; polled++)
      for (const path of POLLED) answers.push(ask({ port, host, path, cookie: tokens[polled % tokens.length]! }, agent))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return { times: all.map(({ time }) => time), failures: all.filter(({ ok }) => !ok).length }
}
