import { chatsQuery } from '#site/lib/chats/chats_query.ts'
import { conversationQuery } from '#site/features/chat/state/conversation_query.ts'
import { fetchNews } from '#site/features/chat/state/fetch_news.ts'
import { knownSeq, openConversations } from '#site/features/chat/state/known_conversations.ts'
import { noteReading } from '#site/features/chat/state/note_reading.ts'
import { endTyping, noteTyping } from '#site/features/chat/state/typing_state.ts'
import type { LiveEvent, Poke } from '#site/lib/live/live_event.ts'
import { askWaiting } from '#site/lib/user/share_waiting.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { fetchChats, fetchLikes, fetchUser } from './fetch_lists.ts'
import { createTasks } from './create_tasks.ts'

/** In ms: the tab in which the member logs out leaves by itself before. */
const AFTER_LOG_OUT = 1_500
/** In ms. */
const SPREAD = 2_000
/** In ms: longer, as streams that are opened again and open conversations come first. */
const LISTS_SPREAD = 10_000

/** What the numbers in the title and in the badges may change by. */
const COUNTED = new Set<Poke['kind']>(['message', 'read', 'chats', 'likes', 'match'])

/** Turns live events into the least fetching that shows what they tell of. */
export function createUpdates(visit: Visit) {
  const { api, queryClient } = visit
  const tasks = createTasks()
  let logOut: ReturnType<typeof setTimeout> | undefined
  let catching: ReturnType<typeof setTimeout>[] = []
  const chats = () => tasks.run('chats', () => fetchChats(visit))
  const likes = () => tasks.run('likes', () => fetchLikes(visit))
  const user = () => tasks.run('user', () => fetchUser(visit))

  function conversation(id: string, seq?: number) {
    tasks.run(`conversation ${id}`, () => fetchNews(visit, id, seq), { isUrgent: true })
  }

  function conversations() {
    for (const id of openConversations(queryClient)) conversation(id)
  }

  function lists() {
    for (const fetchList of [chats, likes, user]) fetchList()
  }

  /** Everything since this tab last heard anything; conversations first, as the lists make them fetch too. */
  function catchUp() {
    askWaiting()
    stopCatchingUp()
    conversations()
    lists()
  }

  /** After a gap that all sites of a server had: they must not all ask at once. `within`: how long they take for their conversations. */
  function catchUpWithOthers(within = 0) {
    stopCatchingUp()
    catching = [
      setTimeout(conversations, Math.random() * within),
      setTimeout(lists, Math.random() * (LISTS_SPREAD - within) + within),
    ]
  }

  function stopCatchingUp() {
    for (const timer of catching) clearTimeout(timer)
  }

  function takeMessage({ conversation: id, seq, profile }: Poke) {
    if (id === null) return
    if (openConversations(queryClient).includes(id)) return conversation(id, seq ?? undefined)
    endTyping(id)
    if (seq !== null && knownSeq(visit, id) >= seq) return
    void queryClient.invalidateQueries({ queryKey: ['chats.messages.index', { params: { id } }], refetchType: 'none' })
    // Someone's page and the empty conversation with them learn here that it has begun.
    void queryClient.invalidateQueries({ queryKey: ['members.show', { params: { id: profile } }] })
    chats()
  }

  function takeReading({ conversation: id, seq, profile }: Poke) {
    if (id === null || seq === null) return
    if (!noteReading(visit, { conversation: id, seq, isMine: profile === null })) chats()
  }

  function takePoke(poke: Poke) {
    const { kind, conversation: id } = poke
    if (COUNTED.has(kind)) askWaiting()
    switch (kind) {
      case 'message':
        return takeMessage(poke)
      case 'read':
        return takeReading(poke)
      case 'typing':
        return id === null ? undefined : noteTyping(id)
      case 'chats':
        // With a number, it is about a message that may be known already, so the page that has it is asked for again.
        if (id !== null && poke.seq !== null) void queryClient.invalidateQueries(conversationQuery(api, id))
        else if (id !== null && openConversations(queryClient).includes(id)) conversation(id)
        return chats()
      case 'likes':
      case 'match':
        return likes()
      case 'user':
        return user()
    }
  }

  /** Any refused call ends the visit when the session is over (specification §8). */
  function askSession() {
    void queryClient.fetchQuery({ ...chatsQuery(api), staleTime: 0 }).catch(() => {})
  }

  return {
    take(event: LiveEvent) {
      if (event.name === 'poke') takePoke(event.poke)
      else if (event.name === 'resync') catchUpWithOthers(SPREAD)
      else logOut = setTimeout(askSession, AFTER_LOG_OUT)
    },
    catchUp,
    catchUpWithOthers,
    askSession,
    stop() {
      clearTimeout(logOut)
      stopCatchingUp()
      tasks.stop()
    },
  }
}
