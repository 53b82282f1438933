import type { LiveListener, Poke } from './live_event.ts'
import { waitAfterEnd, waitAfterFailure } from './wait_times.ts'

/** In ms. The server beats every 25 s, so a stream that is silent for this long is dead. */
const SILENCE = 60_000
/** In ms. After a stream that lasted this long, the next failure counts as the first. */
const LASTING = 30_000

type Options = LiveListener & {
  url: string
  /** The server refused a stream. Browsers don't say why: the session may be over. */
  onRefused: () => void
}

/** Keeps a stream of live events open while there is a connection. Returns how to end it. */
export function keepStream({ url, onEvent, onLive, onRefused }: Options): () => void {
  let source: EventSource | undefined
  let failures = 0
  let openedAt = 0
  let nextOpening: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined

  function open() {
    close()
    if (!navigator.onLine) return
    source = new EventSource(url)
    const { CLOSED } = EventSource
    const listen = (name: string, take: (data: string) => void) =>
      source!.addEventListener(name, ({ data }: MessageEvent<string>) => {
        stayAwake()
        take(data)
      })
    stayAwake()
    listen('ready', () => {
      openedAt = Date.now()
      onLive(true)
    })
    listen('beat', () => {})
    listen('poke', (data) => onEvent({ name: 'poke', poke: JSON.parse(data) as Poke }))
    listen('resync', () => onEvent({ name: 'resync' }))
    listen('end', (data) => end((JSON.parse(data) as { reason: string }).reason))
    source.addEventListener('error', () => {
      const isRefused = source?.readyState === CLOSED
      fail()
      if (isRefused) onRefused()
    })
  }

  function end(reason: string) {
    close()
    nextOpening = setTimeout(open, waitAfterEnd(reason))
    if (reason === 'signed_out') onEvent({ name: 'signed_out' })
  }

  function fail() {
    const wasOpen = openedAt > 0
    if (wasOpen && Date.now() - openedAt > LASTING) failures = 0
    close()
    failures += 1
    // A server that was killed cuts all of its streams at once.
    const wait = wasOpen && failures === 1 ? waitAfterEnd('stopping') : waitAfterFailure(failures)
    nextOpening = setTimeout(open, wait)
  }

  function stayAwake() {
    clearTimeout(silence)
    silence = setTimeout(fail, SILENCE)
  }

  function close() {
    clearTimeout(silence)
    clearTimeout(nextOpening)
    source?.close()
    source = undefined
    openedAt = 0
    onLive(false)
  }

  function comeBack() {
    failures = 0
    open()
  }

  addEventListener('online', comeBack)
  addEventListener('offline', close)
  open()
  return () => {
    removeEventListener('online', comeBack)
    removeEventListener('offline', close)
    close()
  }
}
