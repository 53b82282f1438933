import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { type Writer, writersOf } from '../calls/writers.ts'
import { sideOf } from '../load/compare.ts'
import { ask } from '../load/ask.ts'
import { hearPokes } from '../load/hear_pokes.ts'
import { load, type Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { TOWN } from '../seed/bench_brand.ts'
import { signIn } from '../seed/sign_in.ts'
import { heapOf } from '../servers/heap_of.ts'
import { startProduct } from '../servers/product_server.ts'
import type { Stage } from '../stage.ts'

const GROUP = 'live'
const PER_SECOND = 100
/** What hasn't come by then is lost. */
const LATEST_MS = 2_000

interface Delivery {
  times: number[]
  lost: number
  doubled: number
  disordered: number
  failed: number
}

/** Open sites: what one costs, how soon its member hears of a message, and what they all cost the sending of messages. */
export async function liveRows(stage: Stage): Promise<Row[]> {
  const { options, effort } = stage
  const numStreams = options.smoke ? 40 : 2_000
  const product = await startProduct(stage.database.url, ['--inspect=127.0.0.1:0'])
  try {
    const listeners = await signIn(stage.database, TOWN, numStreams)
    const heard = new Set(listeners.map(({ profile }) => profile))
    const all = await writersOf(stage)
    const writers = all.filter(({ sender, receiver }) => heard.has(sender) && heard.has(receiver))
    const target = messages(product.port, writers)
    await load(target, effort.seconds, effort.connections)

    const before = await heapOf(product)
    const ear = newEar()
    const streams = []
    for (const { token, profile } of listeners)
      streams.push(await hearPokes({ port: product.port, host: `${TOWN}.localhost`, token }, ear.of(profile)))
    const opened = await heapOf(product)

    const delivery = await deliver(target, writers, ear, options.liveSeconds)
    ear.stop()
    const within = sideOf([await load(target, effort.seconds * 2, effort.connections)])
    const lasted = await heapOf(product)
    for (const stream of streams) stream.destroy()
    await wait(LATEST_MS)
    const closed = await heapOf(product)
    // By a server that is as warm as before.
    const without = sideOf([await load(target, effort.seconds * 2, effort.connections)])
    const sorted = delivery.times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    const { lost, doubled, disordered, failed } = delivery
    return [
      {
        group: GROUP,
        what: `POST to event, ${numStreams} streams, ${PER_SECOND} messages/s`,
        figures: { p50: at(0.5), p95: at(0.95), events: sorted.length, lost, doubled, disordered },
        goal: 'p95 ≤ 100 ms, none lost, doubled or disordered',
        note: failed > 0 ? `${failed} failed` : undefined,
      },
      {
        group: GROUP,
        what: 'an open stream, after a collection',
        figures: {
          kB: (opened - before) / numStreams / 1000,
          [`kB after ${options.liveSeconds} s`]: (lasted - closed) / numStreams / 1000,
          'server grew by kB': (closed - before) / 1000,
        },
      },
      {
        group: GROUP,
        what: 'messages at peak, while all listen',
        figures: {
          rps: within.rps,
          p50: within.p50,
          'nobody listens rps': without.rps,
          'nobody listens p50': without.p50,
        },
        ratio: within.rps / without.rps,
      },
    ]
  } finally {
    await product.stop()
  }
}

function messages(port: number, writers: Writer[]): Target {
  let next = 0
  return {
    port,
    host: `${TOWN}.localhost`,
    path: '/',
    method: 'POST',
    body: { body: 'Hello' },
    vary: () => {
      const { token, conversation } = writers[next++ % writers.length]!
      return { cookie: token, path: `/api/chats/${conversation}/messages`, key: randomUUID() }
    },
  }
}

type Ear = ReturnType<typeof newEar>

/** Notes when each message was heard of by whom. */
function newEar() {
  const heard = new Map<string, { seq: number; at: number }[]>()
  let isListening = true
  return {
    of:
      (profile: string) =>
      ({ kind, conversation, seq }: { kind: string; conversation: string; seq: number }) => {
        if (!isListening || kind !== 'message') return
        const key = `${profile} ${conversation}`
        const all = heard.get(key)
        if (all) all.push({ seq, at: performance.now() })
        else heard.set(key, [{ seq, at: performance.now() }])
      },
    heardBy: (profile: string, conversation: string) => heard.get(`${profile} ${conversation}`) ?? [],
    stop: () => {
      isListening = false
    },
  }
}

/** Each writer's messages go one after another, so the next number tells which one was heard of. */
async function deliver(target: Target, writers: Writer[], ear: Ear, seconds: number): Promise<Delivery> {
  const agent = new Agent({ keepAlive: true })
  const sentAt = new Map<Writer, number[]>(writers.map((writer) => [writer, []]))
  const last = new Map<Writer, Promise<unknown>>()
  const result: Delivery = { times: [], lost: 0, doubled: 0, disordered: 0, failed: 0 }
  const began = performance.now()
  let sent = 0
  for (; performance.now() - began < seconds * 1000; await wait(1))
    while (sent < ((performance.now() - began) / 1000) * PER_SECOND) {
      const writer = writers[sent++ % writers.length]!
      const { token, conversation } = writer
      const vary = () => ({ cookie: token, path: `/api/chats/${conversation}/messages`, key: randomUUID() })
      const send = async () => {
        const at = performance.now()
        const { ok } = await ask({ ...target, vary }, agent)
        if (ok) sentAt.get(writer)!.push(at)
        else result.failed++
      }
      last.set(writer, (last.get(writer) ?? Promise.resolve()).then(send))
    }
  await Promise.all(last.values())
  await wait(LATEST_MS)
  agent.destroy()
  for (const writer of writers)
    for (const whom of [writer.sender, writer.receiver])
      judge(ear.heardBy(whom, writer.conversation), sentAt.get(writer)!)
  return result

  function judge(heard: { seq: number; at: number }[], sent: number[]): void {
    const seqs = heard.map(({ seq }) => seq)
    const known = new Set(seqs)
    result.doubled += seqs.length - known.size
    result.lost += Math.max(0, sent.length - known.size)
    result.disordered += seqs.filter((seq, place) => place > 0 && seq < seqs[place - 1]!).length
    if (known.size === sent.length && seqs.length === sent.length)
      result.times.push(...heard.map(({ at }, place) => at - sent[place]!))
  }
}
