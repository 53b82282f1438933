import { randomBytes } from 'node:crypto'
import logger from '@adonisjs/core/services/logger'
import { deliver, resyncStreams } from './deliver.js'
import { gathering } from './gather.js'
import type { Line, Listener } from './line.js'
import { lineOf, type Signal, signalOf } from './signal.js'

/** Names this process at the head of what it says, since it hears that, too. */
const SELF = randomBytes(8).toString('base64url')

/** Said instead of what was lost. */
const RESYNC = 'resync'

let line: Line | undefined
let isLost = false
let wasConnected = false

const sayOnLine = gathering((text) => void say(text), SELF)

/**
 * Tells the streams of this process at once, and the other processes by the line: what it resolves for is on its way, so that an answer
 * promises no more than will be heard of even if this process dies next. Commands have no line: nobody hears of what they do.
 */
export async function announce(signals: readonly Signal[]): Promise<void> {
  for (const signal of signals) deliver(signal)
  if (line) await sayOnLine(signals.map(lineOf))
}

export function useLine(connect: (listener: Listener) => Line): void {
  wasConnected = false
  line = connect({ hear, connected })
}

/** Whether other processes are heard. */
export function isLineUp(): boolean {
  return line?.isUp ?? true
}

export async function leaveLine(): Promise<void> {
  const leaving = line
  line = undefined
  await leaving?.hangUp()
}

async function say(text: string): Promise<void> {
  try {
    await line?.say(text)
  } catch (error) {
    if (!isLost) logger.warn({ err: error }, 'live events don’t reach other servers')
    isLost = true
  }
}

function hear(text: string): void {
  const [from, ...lines] = text.split('\n')
  if (from === SELF) return
  for (const one of lines) {
    const signal = signalOf(one)
    if (signal) deliver(signal)
    else if (one === RESYNC) resyncStreams()
  }
}

/** Meanwhile others said what wasn't heard here, and what was said here they didn't hear. */
function connected(): void {
  if (wasConnected) resyncStreams()
  wasConnected = true
  if (!isLost) return
  isLost = false
  void say(`${SELF}\n${RESYNC}`)
}
