import type { HttpContext } from '@adonisjs/core/http'
import { endLostStreams } from '#app/live/end_lost_streams'
import { endStreamsOfStoppedBrands } from '#app/live/end_streams_of_stopped_brands'
import { frameOf, type StreamOwner } from '#app/live/live_stream'
import { sessionChanges } from '#app/live/session_changes'
import { addStream } from '#app/live/streams'
import { retryFrame } from './retry_frame.js'

/** Answers with a stream that stays open. `sessionsKnown` is how many changes of sessions were known when its session was read. */
export function openStream({ response }: HttpContext, owner: StreamOwner, sessionsKnown: number): void {
  const raw = response.response
  // Else the server would wait for another request when it stops.
  raw.shouldKeepAlive = false
  raw.socket?.setNoDelay(true)
  raw.writeHead(200, response.getHeaders())
  raw.write(retryFrame())
  const stream = addStream(owner, raw)
  stream.send(frameOf('ready'))
  if (sessionChanges() === sessionsKnown) return
  void endLostStreams([stream])
  void endStreamsOfStoppedBrands()
}
