import { gauge } from '#app/operations/measures'
import { isLineUp } from './announce.js'
import { allStreams } from './streams.js'

export function measureStreams(): void {
  gauge({ name: 'manyhearts_event_streams', help: 'Open streams of live events' }, (set) => set(allStreams().size))
  gauge({ name: 'manyhearts_live_line_up', help: '1 while live events of other servers are heard' }, (set) =>
    set(isLineUp() ? 1 : 0)
  )
}
