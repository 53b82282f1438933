import { isLineUp } from './announce.js'
import { endLostStreams } from './end_lost_streams.js'
import { frameOf, type LiveStream } from './live_stream.js'
import { allStreams } from './streams.js'

const EVERY_SECONDS = 25
/** How long a session is taken to hold without asking. */
const HOLDS_MS = 600_000

const BEAT = frameOf('beat')
const RESYNC = frameOf('resync')

let second = 0

/** One timer for all streams, which have their turns one after another. @returns a function that stops it */
export function startBeating(): () => void {
  const timer = setInterval(() => void beat(turnOf(second++ % EVERY_SECONDS)), 1_000).unref()
  return () => clearInterval(timer)
}

/** A sign of life, so that browsers notice a dead stream. While other servers can't be heard it is their clock for asking anew. */
export async function beat(streams: readonly LiveStream[], now = Date.now()): Promise<void> {
  const isHeard = isLineUp()
  for (const stream of streams) {
    stream.send(BEAT)
    if (!isHeard) stream.send(RESYNC)
  }
  await endLostStreams(streams.filter(({ heldAt }) => now - heldAt > HOLDS_MS))
}

function turnOf(turn: number): LiveStream[] {
  return [...allStreams()].filter(({ turn: own }) => own % EVERY_SECONDS === turn)
}
