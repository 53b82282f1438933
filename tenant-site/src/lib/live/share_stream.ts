import type { LiveEvent, LiveListener } from './live_event.ts'

/** In ms: how often a visible tab asks whether the leading one is still awake. */
const ASK_EVERY = 5_000
/** Unanswered questions after which the leading tab counts as frozen. */
const UNANSWERED = 3
/** In ms: browsers let hidden tabs ask once a minute, so a tab that didn't for this long was frozen, and may have missed events. */
const ASLEEP = 90_000

type Options = LiveListener & {
  /** Of the lock and the channel: the member's, so that no other member hears anything. */
  name: string
  lead: (listener: LiveListener) => () => void
}

/** What the tabs say to each other. */
type Word = { type: 'event'; event: LiveEvent } | { type: 'live'; isLive: boolean } | { type: 'ask' }

/**
 * One stream for all tabs of a browser: the tab that holds the lock has it and passes on what it hears. When that tab closes or
 * crashes, the browser gives the lock to the next one; a frozen tab keeps it, so it is taken away when it doesn't answer.
 * Returns how to leave.
 */
export function shareStream({ name, lead, onEvent, onLive }: Options): () => void {
  const channel = new BroadcastChannel(name)
  let waiting = new AbortController()
  let stopLeading: (() => void) | undefined
  let letGo: (() => void) | undefined
  let isLive = false
  let isOver = false
  let unanswered = 0
  let awakeAt = Date.now()

  function say(word: Word) {
    if (!isOver) channel.postMessage(word)
  }

  function hear(isNowLive: boolean) {
    unanswered = 0
    if (isNowLive === isLive) return
    isLive = isNowLive
    onLive(isLive)
  }

  function listen({ data }: MessageEvent<Word>) {
    if (data.type === 'ask') {
      if (stopLeading) say({ type: 'live', isLive })
    } else if (!stopLeading) {
      unanswered = 0
      if (data.type === 'live') hear(data.isLive)
      else onEvent(data.event)
    }
  }

  function ask() {
    if (!stopLeading && Date.now() - awakeAt > ASLEEP) hear(false)
    awakeAt = Date.now()
    if (stopLeading || document.hidden) return
    if (unanswered >= UNANSWERED) takeOver()
    else {
      unanswered += 1
      say({ type: 'ask' })
    }
  }

  function takeOver() {
    unanswered = 0
    waiting.abort()
    waiting = new AbortController()
    void queue({ steal: true })
  }

  async function queue(options: LockOptions) {
    let hasLed = false
    await navigator.locks
      .request(name, options, () => {
        hasLed = true
        return leadUntilLeft()
      })
      // The wait was given up, or another tab took the lock away.
      .catch(() => {})
    if (!hasLed) return
    const stop = stopLeading
    // First, so that the others don't take what this tab says for the new leader's words.
    stopLeading = undefined
    stop?.()
    if (!isOver) void queue({ signal: waiting.signal })
  }

  function leadUntilLeft(): Promise<void> {
    const left = new Promise<void>((resolve) => {
      letGo = resolve
    })
    if (isOver) return Promise.resolve()
    say({ type: 'live', isLive: false })
    hear(false)
    stopLeading = lead({
      onEvent: (event) => {
        onEvent(event)
        if (stopLeading) say({ type: 'event', event })
      },
      onLive: (isNowLive) => {
        hear(isNowLive)
        if (stopLeading) say({ type: 'live', isLive: isNowLive })
      },
    })
    return left
  }

  function wake() {
    unanswered = 0
    ask()
  }

  channel.addEventListener('message', listen)
  document.addEventListener('visibilitychange', wake)
  const asking = setInterval(ask, ASK_EVERY)
  say({ type: 'ask' })
  void queue({ signal: waiting.signal })

  return () => {
    clearInterval(asking)
    document.removeEventListener('visibilitychange', wake)
    stopLeading?.()
    stopLeading = undefined
    isOver = true
    channel.close()
    waiting.abort()
    letGo?.()
  }
}
