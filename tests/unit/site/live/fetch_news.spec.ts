import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { mock } from 'node:test'
import { test } from '@japa/runner'
import { createUpdates } from '../../../../tenant-site/src/app/live/create_updates.ts'
import type { LiveEvent, Poke } from '../../../../tenant-site/src/lib/live/live_event.ts'
import { isTypingIn } from '../../../../tenant-site/src/features/chat/state/typing_state.ts'
import { openFakePage, until } from './fake_page.ts'

const CONVERSATION = '7'
const PARTNER = { id: '2', name: 'Ben', left: false }

function message(seq: number, more: object = {}) {
  const sent_at = new Date(seq * 60_000).toISOString()
  return { id: `m${seq}`, seq, body: `No. ${seq}`, mine: false, read: false, client_id: null, sent_at, ...more }
}

function chat(id: string, last_seq: number, unread = 0) {
  return { conversation: { id, last_seq, last_message: null }, profile: { ...PARTNER }, num_unread_messages: unread }
}

/** A tab that shows a conversation with one message of each, and what the API is asked and answers. */
function openTab(messages = [message(1, { mine: true }), message(2, { read: true })]) {
  const asked: string[] = []
  const server = {
    messages,
    chats: { chats: [chat('6', 9), chat(CONVERSATION, 2)], total_unread_messages: 3, since: null },
    unread: 0,
    readUpTo: 0,
  }
  const page = (after: number) => ({
    conversation: { id: CONVERSATION, last_seq: server.messages.at(-1)!.seq },
    profile: PARTNER,
    messages: server.messages.filter(({ seq }) => seq > after).slice(0, 2),
    has_older: false,
    composer: { cost_credits: server.messages.length },
    total_unread_messages: 3 + server.unread,
    num_unread_messages: server.unread,
    read_by_partner: server.readUpTo,
  })
  const answer = <Answer>(name: string, data: () => Answer) => {
    asked.push(name)
    return Promise.resolve(data())
  }
  const api = {
    chats: {
      index: () => answer('chats', () => structuredClone(server.chats)),
      messages: {
        index: ({ query = { after: 0 } }: { query?: { after: number } }) =>
          answer(`after ${query.after}`, () => page(query.after)),
      },
    },
    likes: { index: () => answer('likes', () => ({ liked_by: [], total_new_likes: 4 })) },
    user: { show: () => answer('user', () => ({ user: { id: '1', total_unread_messages: 3, total_new_likes: 0 } })) },
  }
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const conversationKey = ['chats.messages.index', { params: { id: CONVERSATION } }]
  queryClient.setQueryData(conversationKey, { ...page(0), messages: [...messages] })
  queryClient.setQueryData(['chats.index', {}], server.chats)
  queryClient.setQueryData(['user.show'], { id: '1', total_unread_messages: 3, total_new_likes: 0 })
  const open = new QueryObserver(queryClient, { queryKey: conversationKey, staleTime: Infinity })
  const close = open.subscribe(() => {})
  const updates = createUpdates({ api, queryClient } as never)
  type Shown = { messages: ReturnType<typeof message>[]; composer: { cost_credits: number } }
  return {
    asked,
    server,
    poke: (poke: Partial<Poke>) => {
      const event = { name: 'poke', poke: { conversation: CONVERSATION, seq: null, profile: PARTNER.id, ...poke } }
      updates.take(event as LiveEvent)
    },
    updates,
    shown: () => queryClient.getQueryData<Shown>(conversationKey)!,
    list: () => queryClient.getQueryData<typeof server.chats>(['chats.index', {}])!,
    user: () => queryClient.getQueryData<{ total_unread_messages: number; total_new_likes: number }>(['user.show'])!,
    queryClient,
    close() {
      close()
      updates.stop()
      queryClient.clear()
    },
  }
}

test.group('A tab that hears live events', (group) => {
  let page: ReturnType<typeof openFakePage>
  let tab: ReturnType<typeof openTab>
  group.each.setup(() => {
    page = openFakePage()
    tab = openTab()
    return () => {
      tab.close()
      page.close()
    }
  })

  test('asks once for a message to the open conversation, and shows it there and in the list', async ({ assert }) => {
    tab.server.messages.push(message(3))
    tab.server.unread = 1

    tab.poke({ kind: 'typing' })
    assert.isTrue(isTypingIn(CONVERSATION))
    tab.poke({ kind: 'message', seq: 3 })
    await until(() => tab.shown().messages.length === 3)

    assert.deepEqual(tab.asked, ['after 2'])
    assert.equal(tab.shown().composer.cost_credits, 3)
    const [first] = tab.list().chats as unknown as { conversation: { id: string; last_message: { body: string } } }[]
    assert.deepInclude(first!.conversation, { id: CONVERSATION, last_seq: 3 })
    assert.equal(first!.conversation.last_message.body, 'No. 3')
    // It is being read.
    assert.equal(tab.user().total_unread_messages, 3)
    assert.isFalse(isTypingIn(CONVERSATION))
  })

  test('asks for what it does not know, and for nothing twice', async ({ assert }) => {
    tab.server.messages.push(message(3), message(4), message(5))
    for (const seq of [3, 4, 5, 5]) tab.poke({ kind: 'message', seq })
    await until(() => tab.shown().messages.length === 5)
    tab.poke({ kind: 'message', seq: 4 })
    await new Promise((resolve) => setTimeout(resolve, 10))

    assert.deepEqual(tab.asked, ['after 2', 'after 4'])
    assert.deepEqual(
      tab.shown().messages.map(({ seq }) => seq),
      [1, 2, 3, 4, 5]
    )
  })

  test('refreshes the list for a message to another conversation', async ({ assert }) => {
    tab.server.chats = { chats: [chat('6', 10, 1), chat(CONVERSATION, 2)], total_unread_messages: 4, since: null }

    tab.poke({ kind: 'message', conversation: '6', seq: 10 })
    await until(() => tab.user().total_unread_messages === 4)

    assert.deepEqual(tab.asked, ['chats'])
  })

  test('marks its messages as read without asking, and knows whose reading it is', async ({ assert }) => {
    tab.poke({ kind: 'read', seq: 2 })
    assert.isTrue(tab.shown().messages[0]!.read)
    tab.poke({ kind: 'read', conversation: '6', seq: 9, profile: null })

    assert.deepEqual(tab.asked, [])
  })

  test('reads on another device leave nothing unread here', async ({ assert }) => {
    tab.queryClient.setQueryData(['chats.index', {}], {
      chats: [chat('6', 9, 3), chat(CONVERSATION, 2)],
      total_unread_messages: 3,
    })

    tab.poke({ kind: 'read', conversation: '6', seq: 9, profile: null })

    assert.equal(tab.user().total_unread_messages, 0)
    assert.equal(tab.list().chats[0]!.num_unread_messages, 0)
    assert.deepEqual(tab.asked, [])
  })

  test('fetches everything once after a gap, also what came while it was hidden', async ({ assert }) => {
    tab.server.messages.push(message(3))
    page.show(false)
    tab.updates.catchUp()
    tab.poke({ kind: 'message', seq: 3 })
    tab.poke({ kind: 'like' as 'likes' })
    await new Promise((resolve) => setTimeout(resolve, 10))
    assert.deepEqual(tab.asked, [])

    page.show(true)
    await until(() => tab.asked.length === 4 && tab.user().total_new_likes === 4)

    assert.sameMembers(tab.asked, ['after 2', 'chats', 'likes', 'user'])
  })

  test('fetches its conversation at once after a gap that others had too, and the lists a little later', async ({
    assert,
    cleanup,
  }) => {
    const random = mock.method(Math, 'random', () => 0.02)
    cleanup(() => random.mock.restore())
    tab.server.messages.push(message(3))

    tab.updates.catchUpWithOthers()
    await until(() => tab.shown().messages.length === 3)
    const atOnce = [...tab.asked]
    await until(() => tab.asked.length === 4)

    assert.deepEqual(atOnce, ['after 2'])
    assert.sameMembers(tab.asked, ['after 2', 'chats', 'likes', 'user'])
  })

  test('waits for the answer to a message of its own instead of asking for it', async ({ assert }) => {
    const isSent = Promise.withResolvers<void>()
    const sending = tab.queryClient
      .getMutationCache()
      .build(tab.queryClient, { mutationKey: ['messages', PARTNER.id], mutationFn: () => isSent.promise })
      .execute(undefined)

    tab.poke({ kind: 'message', seq: 3 })
    const key = ['chats.messages.index', { params: { id: CONVERSATION } }]
    tab.queryClient.setQueryData(key, {
      ...tab.shown(),
      messages: [...tab.shown().messages, message(3, { mine: true })],
    })
    isSent.resolve()
    await sending
    await new Promise((resolve) => setTimeout(resolve, 10))

    assert.deepEqual(tab.asked, [])
  })
})
