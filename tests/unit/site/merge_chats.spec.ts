import { test } from '@japa/runner'
import type { ChatList } from '../../../tenant-site/src/lib/chats/chats_query.ts'
import { appendChats, mergeChats } from '../../../tenant-site/src/lib/chats/merge_chats.ts'

/** A list of conversations, each an id and the minute of its last message. */
function listOf(chats: Record<string, number>, more: Partial<ChatList> = {}): ChatList {
  return {
    chats: Object.entries(chats).map(([id, minute]) => ({
      conversation: { id, last_message_at: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z` },
    })) as never,
    total_unread_messages: 0,
    next: null,
    as_of: '1',
    since: null,
    removed: [],
    ...more,
  }
}

const idsOf = ({ chats }: ChatList) => chats.map(({ conversation }) => conversation.id)

test.group('The list of conversations after a change', () => {
  test('has what changed in its place, and no more what went', ({ assert }) => {
    const known = listOf({ a: 9, b: 8, c: 7, d: 6 }, { next: 'behind d' })
    const told = listOf({ c: 10, e: 11 }, { since: '1', as_of: '2', removed: ['b'], total_unread_messages: 3 })

    const merged = mergeChats(known, told)

    assert.deepEqual(idsOf(merged), ['e', 'c', 'a', 'd'])
    assert.containSubset(merged, { next: 'behind d', as_of: '2', since: null, removed: [], total_unread_messages: 3 })
  })

  test('is a page of the list where that was told, or nothing was known', ({ assert }) => {
    const page = listOf({ x: 1 }, { as_of: '2' })

    assert.equal(mergeChats(listOf({ a: 9 }), page), page)
    assert.equal(mergeChats(undefined, page), page)
  })

  test('goes on from where it was if nothing changed, so that the same is asked again', ({ assert }) => {
    const known = listOf({ a: 9 })

    const merged = mergeChats(known, listOf({}, { since: '1', as_of: '2', total_unread_messages: 3 }))

    assert.containSubset(merged, { as_of: '1', total_unread_messages: 3 })
  })

  test('has each conversation once when the next page comes', ({ assert }) => {
    const known = listOf({ a: 9, b: 8 }, { next: 'behind b' })

    const longer = appendChats(known, listOf({ b: 8, c: 7 }, { next: 'behind c' }))

    assert.deepEqual(idsOf(longer), ['a', 'b', 'c'])
    assert.equal(longer.next, 'behind c')
  })
})
