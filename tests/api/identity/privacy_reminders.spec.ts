import { test } from '@japa/runner'
import { remindOfRequests } from '@manyhearts/api/app/identity/privacy/remind_of_requests'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { mailsSoFar, newestMailTo } from '../../mailbox.ts'
import type { Visitor } from '../../visitor.ts'
import { newStaff } from '../admin/staff_of.ts'

test.group('Reminders of privacy requests', (group) => {
  let cast: Cast
  let sam: Visitor
  let address: string
  group.each.setup(async () => {
    cast = await newCast()
    sam = await newStaff([{ brand: cast.rosa, role: 'support' }])
    await newStaff([{ brand: cast.rosa, role: 'moderator' }])
    await newStaff([{ brand: cast.vlam, role: 'support' }])
    address = await addressOf('support')
  })

  const addressOf = (role: string, brand = cast.rosa) =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select email from staff.staff_members where exists (select from staff.grants
           where staff_member_id = staff_members.id and tenant_id = $1 and role = $2)`,
        [brand.id, role]
      )
      return rows[0].email as string
    })
  const remind = () => asTenant(cast.rosa, remindOfRequests)
  const letPass = (interval: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `update app.privacy_requests set received_at = received_at - $1::interval, due_at = due_at - $1::interval,
             extended_at = extended_at - $1::interval, reminded_at = reminded_at - $1::interval where tenant_id = $2`,
          [interval, cast.rosa.id]
        ),
      cast.rosa
    )
  /** Due in exactly that many days. */
  const dueIn = (days: number) =>
    asOwner(
      (owner) =>
        owner.query(`update app.privacy_requests set due_at = now() + make_interval(days => $1) where tenant_id = $2`, [
          days,
          cast.rosa.id,
        ]),
      cast.rosa
    )
  const asked = async () => {
    const { id, number } = (await cast.ann.browser.post('/api/privacy-requests', { kind: 'access' })).body
      .privacy_request
    return { number: number as string, path: `/api/tenants/${cast.rosa.id}/privacy_requests/${id}` }
  }

  test('come a week before the end, two days before it and each day from then on', async ({ assert }) => {
    const { number, path } = await asked()
    await dueIn(8)
    await remind()
    assert.lengthOf(await mailsSoFar(address), 0)

    await letPass('25 hours')
    await remind()
    await remind()
    const { text } = await newestMailTo(address)
    assert.include(text, number)
    assert.include(text, `/tenants/${cast.rosa.id}/show/privacy`)
    await letPass('4 days')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 1)

    await letPass('1 day')
    await remind()
    await newestMailTo(address, 2)
    await letPass('25 hours')
    await remind()
    await newestMailTo(address, 3)
    await letPass('2 days')
    await remind()
    await newestMailTo(address, 4)

    await sam.post(`${path}/answer`, { outcome: 'fulfilled', answer: 'It is on its way.' })
    await letPass('2 days')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 4)
    for (const other of [await addressOf('moderator'), await addressOf('support', cast.vlam)])
      assert.lengthOf(await mailsSoFar(other), 0, 'only who answers at this brand is told')
  })

  test('begin anew for the two months more', async ({ assert }) => {
    const { path } = await asked()
    await dueIn(6)
    await remind()
    await newestMailTo(address)
    await sam.post(`${path}/extension`, { reason: 'Many came at once' })
    await letPass('3 days')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 1)
    await letPass('83 days')
    await remind()
    await newestMailTo(address, 2)
  })
})
