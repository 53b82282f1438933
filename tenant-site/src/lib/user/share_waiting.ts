import type { User } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { userQuery } from './user_query.ts'

/** In ms: a tab that is looked at answers sooner. */
const ANSWERS_WITHIN = 1_000
/** In ms between two requests for all hidden tabs. */
const PAUSE = 10_000

/** What waits for the member, as the title and the app's icon count it. */
type Waiting = Pick<User, 'total_unread_messages' | 'total_new_likes'>

/** What the tabs say to each other. */
type Word = { type: 'told'; waiting: Waiting } | { type: 'ask' }

let ask: (() => void) | undefined

/** Something may wait for the member that this tab knows nothing of. A tab that is looked at fetches it by itself. */
export function askWaiting(): void {
  if (document.hidden) ask?.()
}

/**
 * Keeps what waits for a member the same in all tabs of this browser. A tab that is looked at tells the others what it learns, so that
 * hidden ones ask for nothing; when all are hidden, one of them asks now and then, by a call that is no sign of life. Returns how to
 * end it.
 */
export function shareWaiting({ api, queryClient }: Pick<Visit, 'api' | 'queryClient'>, memberId: string): () => void {
  // The lock and the channel are named after the member, so that no other member's tab hears anything.
  const name = `waiting:${memberId}`
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel(name) : undefined
  const { queryKey } = userQuery(api)
  let known = waitingNow()
  let answer: ReturnType<typeof setTimeout> | undefined
  let isWanted = false
  let isOver = false

  function waitingNow(): Waiting | undefined {
    const user = queryClient.getQueryData(queryKey)
    if (user?.id !== memberId) return undefined
    const { total_unread_messages, total_new_likes } = user
    return { total_unread_messages, total_new_likes }
  }

  function say(word: Word) {
    if (!isOver) channel?.postMessage(word)
  }

  function tell() {
    if (known) say({ type: 'told', waiting: known })
  }

  /** What a hidden tab changed it reckoned from what it knew, which may be old. */
  function noteChange() {
    const now = waitingNow()
    if (!now || isSame(now, known)) return
    known = now
    if (document.hidden) askOthers()
    else tell()
  }

  function take(waiting: Waiting) {
    if (!waitingNow()) return
    known = waiting
    queryClient.setQueryData(queryKey, (user) => user && { ...user, ...waiting })
  }

  function hear({ data }: MessageEvent<Word>) {
    if (data.type === 'told') {
      clearTimeout(answer)
      take(data.waiting)
    } else if (!document.hidden) tell()
  }

  function askOthers() {
    say({ type: 'ask' })
    clearTimeout(answer)
    answer = setTimeout(() => void askForAll().catch(() => {}), ANSWERS_WITHIN)
  }

  async function askForAll() {
    isWanted = true
    // Another hidden tab has it: it has heard of the same event.
    await navigator.locks?.request(name, { ifAvailable: true }, async (lock) => {
      while (lock && isWanted && !isOver && document.hidden) {
        isWanted = false
        const { total_unread_messages, total_new_likes } = await api.waiting.show({})
        take({ total_unread_messages, total_new_likes })
        tell()
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    })
  }

  ask = askOthers
  channel?.addEventListener('message', hear)
  // A page that was just loaded knows it better than those that are open.
  if (!document.hidden) tell()
  const stop = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === queryKey[0]) noteChange()
  })
  return () => {
    isOver = true
    ask = undefined
    clearTimeout(answer)
    stop()
    channel?.close()
  }
}

function isSame(one: Waiting, other: Waiting | undefined): boolean {
  return one.total_unread_messages === other?.total_unread_messages && one.total_new_likes === other.total_new_likes
}
