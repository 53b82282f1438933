import { test } from '@japa/runner'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { newPackage, pay } from '../../credits/shop.ts'
import { newStaff } from '../staff_of.ts'

interface Event {
  id: string
  kind: string
  event: string
  at: string
  detail: Record<string, unknown>
}

test.group('A member’s timeline', (group) => {
  let cast: Cast
  let sam: Visitor
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
  })

  const path = (query = {}) =>
    `/api/tenants/${cast.rosa.id}/members/${cast.ann.member.id}/timeline?${new URLSearchParams(query)}`
  const events = async (query = {}): Promise<Event[]> => (await sam.get(path(query))).body.events

  test('has what happened, the newest first, and none of it twice', async ({ assert }) => {
    await pay(cast.ann, await newPackage(cast.rosa))
    await sam.post(`/api/tenants/${cast.rosa.id}/members/${cast.ann.member.id}/session_ends`, {
      reason: 'A lost phone',
    })
    await cast.ben.browser.post('/api/complaints', {
      reason: 'spam',
      page: `/members/${cast.ann.profile.id}`,
      words: 'Sends adverts',
      good_faith: true,
    })

    const all = await events()

    assert.deepEqual(
      all.map(({ at }) => at),
      all
        .map(({ at }) => at)
        .toSorted()
        .toReversed()
    )
    assert.equal(new Set(all.map(({ id }) => id)).size, all.length)
    assert.includeMembers(
      all.map(({ kind, event }) => `${kind} ${event}`),
      ['account signed_up', 'account activated', 'order completed', 'consent given', 'staff member_sessions_ended']
    )
    const [done] = await events({ kind: 'staff' })
    assert.deepEqual(done!.detail, { staff: 'Sam', name: 'all', reason: 'A lost phone' })
    assert.notInclude(JSON.stringify(all), cast.ann.member.email)
    assert.notInclude(JSON.stringify(all), 'Sends adverts')
  })

  test('is read page by page, each event once', async ({ assert }) => {
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.mails (tenant_id, job_id, member_id, kind, message_id, sent_at, answer)
           select $1, gen_random_uuid(), $2, 'news', 'm' || n, now(), '250 OK' from generate_series(1, 70) n`,
          [cast.rosa.id, cast.ann.member.id]
        ),
      cast.rosa
    )
    const seen: string[] = []
    let before: string | null = ''
    while (before !== null) {
      const { body }: { body: { events: Event[]; next: string | null } } = (await sam.get(
        path({ kind: 'mail', ...(before && { before }) })
      )) as never
      seen.push(...body.events.map(({ id }) => id))
      before = body.next
    }
    assert.lengthOf(seen, 70)
    assert.equal(new Set(seen).size, 70)
  })

  test('refuses other kinds, and a place that isn’t one', async ({ assert }) => {
    for (const [query, field] of [
      [{ kind: 'messages' }, 'kind'],
      [{ before: 'bm8' }, 'before'],
      [{ since: '1' }, 'since'],
    ] as const) {
      const { status, body } = await sam.get(path(query))
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    }
  })
})
