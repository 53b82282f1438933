import { endLostStreams } from './end_lost_streams.js'
import { frameOf } from './live_stream.js'
import { sessionsChanged } from './session_changes.js'
import type { Signal } from './signal.js'
import { allStreams, streamsOf } from './streams.js'

/** Hands a signal to the streams of this process. */
export function deliver({ tenant, whom, kind, ...about }: Signal): void {
  const streams = streamsOf(tenant, whom)
  if (kind === 'sessions') {
    sessionsChanged()
    void endLostStreams([...streams])
  } else if (streams.size > 0) {
    const frame = frameOf('poke', { kind, ...about })
    for (const stream of streams) stream.send(frame)
  }
}

/** Pokes may have been lost: everybody asks for everything. */
export function resyncStreams(): void {
  const frame = frameOf('resync')
  for (const stream of allStreams()) stream.send(frame)
}
