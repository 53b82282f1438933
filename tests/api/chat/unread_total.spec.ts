import { test } from '@japa/runner'
import fc from 'fast-check'
import { beginConversation } from '@manyhearts/api/app/chat/messages/begin_conversation'
import { canMeet } from '@manyhearts/api/app/members/people/can_meet'
import type Profile from '@manyhearts/api/app/members/people/profile'
import { unreadTotal } from '@manyhearts/api/app/members/people/unread_total'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newFictionalProfile, newPerson } from '../../cast.ts'
import { eventually } from '../notices/eventually.ts'
import { rounds } from '../../rounds.ts'

/** What the sum is: of each conversation that is listed, with its partner looked up. */
const COUNTED = `(select coalesce(sum(num_unread_messages), 0)::int from app.conversation_sides sides
  join app.profiles on profiles.tenant_id = sides.tenant_id and profiles.id = sides.partner_profile_id
  where sides.profile_id = :me and sides.hidden_at is null and (profiles.kind = 'member' or :showFictional)
    and profiles.left_at is null and ${canMeet(':me', 'profiles.id')})`

const SIDE = 'profile_id = :me and partner_profile_id = :them'

/** What may happen between a member and somebody else. */
const CHANGES = {
  message: `update app.conversation_sides set num_unread_messages = num_unread_messages + 1, hidden_at = null where ${SIDE}`,
  reading: `update app.conversation_sides set num_unread_messages = 0 where ${SIDE}`,
  deleted: `update app.conversation_sides set hidden_at = now() where ${SIDE}`,
  muted: `update app.conversation_sides set muted_at = now() where ${SIDE}`,
  blocking:
    'insert into app.blocks (blocker_profile_id, blocked_profile_id) values (:me, :them) on conflict do nothing',
  blocked: 'insert into app.blocks (blocker_profile_id, blocked_profile_id) values (:them, :me) on conflict do nothing',
  unblocking: 'delete from app.blocks where blocker_profile_id = :me and blocked_profile_id = :them',
  unblocked: 'delete from app.blocks where blocker_profile_id = :them and blocked_profile_id = :me',
  reporting: 'insert into app.hidings (profile_id, subject_id) values (:me, :them) on conflict do nothing',
  reported: 'insert into app.hidings (profile_id, subject_id) values (:them, :me) on conflict do nothing',
  cleared: 'delete from app.hidings where profile_id in (:me, :them)',
  leaving: `update app.profiles set left_at = now(), status = 'disabled' where id = :them and kind = 'member'`,
  returning: `update app.profiles set left_at = null, status = 'active' where id = :them`,
  banned: `update app.profiles set sanctioned = true, status = 'disabled' where id = :them`,
  paused: `update app.profiles set paused = true, status = 'disabled' where id = :them and kind = 'member'`,
}

test.group('The sum of unread messages', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  const newWoman = async () =>
    (await newPerson(cast.rosa, { name: 'Ida', gender: 'female', looking_for: 'male' })).profile

  const totals = (me: Profile, sql: string) =>
    asTenant(cast.rosa, async () => {
      const values = { me: me.id }
      const [all] = await tenantRows(`select ${sql} as total`, { ...values, showFictional: true })
      const [members] = await tenantRows(`select ${sql} as total`, { ...values, showFictional: false })
      return [all!.total, members!.total]
    })

  test('is what counting finds, whatever happened', async ({ assert }) => {
    const { rosa, ben } = cast
    const others = [
      await newWoman(),
      await newWoman(),
      await newFictionalProfile(rosa, { name: 'Liv', gender: 'female' }),
    ]
    const happened = fc.tuple(
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom('begun' as const, 'message' as const) },
        { weight: 5, arbitrary: fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])) }
      ),
      fc.nat({ max: others.length - 1 })
    )
    const seen = new Set<number>()

    await fc.assert(
      fc.asyncProperty(fc.array(happened, { minLength: 5, maxLength: 30 }), async (steps) => {
        for (const [what, who] of steps) {
          const them = others[who]!
          if (what === 'begun') await asTenant(rosa, () => beginConversation(ben.profile, them))
          else
            await asOwner(
              (owner) => owner.query(CHANGES[what].replaceAll(':me', ben.profile.id).replaceAll(':them', them.id)),
              rosa
            )
        }
        const counted = await totals(ben.profile, COUNTED)
        seen.add(counted[0])
        assert.deepEqual(await totals(ben.profile, unreadTotal(':me', ':showFictional')), counted)
      }),
      {
        numRuns: rounds(15, 100),
        // By chance alone, few scripts may leave something unread.
        examples: [
          [
            [
              ['begun', 0],
              ['message', 0],
            ],
          ],
          [[['reading', 0]]],
        ],
      }
    )
    assert.isAbove(seen.size, 1)
  })

  for (const first of ['conversation', 'leaving'] as const)
    test(`knows of somebody who leaves while a conversation with them begins, the ${first} first`, async ({
      assert,
    }) => {
      const { rosa, ben } = cast
      const her = await newWoman()
      const work = {
        conversation: () => beginConversation(ben.profile, her),
        leaving: () =>
          tenantRows(`update app.profiles set left_at = now(), status = 'disabled' where id = :id`, { id: her.id }),
      }
      const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
      const { promise: isDone, resolve: done } = Promise.withResolvers<void>()

      const earlier = asTenant(rosa, async () => {
        await work[first]()
        done()
        await mayCommit
      })
      await isDone
      const later = asTenant<unknown>(rosa, work[first === 'leaving' ? 'conversation' : 'leaving'])
      await eventually('the later one to wait', async () => (await somebodyWaits()) || undefined)
      commit()
      await Promise.all([earlier, later])

      const [side] = await asTenant(rosa, () =>
        tenantRows(`select partner_left from app.conversation_sides where ${SIDE}`, {
          me: ben.profile.id,
          them: her.id,
        })
      )
      assert.isTrue(side!.partner_left)
    })
})

/** Whether a transaction waits for the end of another one. */
function somebodyWaits(): Promise<boolean> {
  return asOwner(async (owner) => {
    const { rows } = await owner.query(`select from pg_locks where not granted and locktype = 'transactionid'`)
    return rows.length > 0
  })
}
