import { test } from '@japa/runner'
import { remindStaff } from '@manyhearts/api/app/safety/cases/remind_staff'
import Complaint from '@manyhearts/api/app/safety/complaint'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import { mailsSoFar, newestMailTo } from '../../../mailbox.ts'
import { Visitor } from '../../../visitor.ts'
import { countRows } from '../../chat/conversing.ts'
import { report } from '../complaining.ts'
import { complaintId, decideAs, FOUND, moderatorOf, pathOf, take } from './handling.ts'

test.group('Deadlines of complaints', (group) => {
  let cast: Cast
  let mia: Visitor
  let address: string
  group.each.setup(async () => {
    cast = await newCast()
    mia = await moderatorOf(cast.rosa)
    address = await asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select email from staff.staff_members where exists (
           select from staff.grants where staff_member_id = staff_members.id and tenant_id = $1)`,
        [cast.rosa.id]
      )
      return rows[0].email as string
    })
  })

  const remind = () => asTenant(cast.rosa, remindStaff)
  const letPass = (interval: string) =>
    asOwner(
      (owner) =>
        owner.query(
          `with complaints as (update app.complaints set created_at = created_at - $1::interval, answered_at = answered_at - $1::interval,
               answer_due_at = answer_due_at - $1::interval, due_at = due_at - $1::interval, reminded_at = reminded_at - $1::interval,
               lease_until = lease_until - $1::interval
             where tenant_id = $2)
           update app.appeals set filed_at = filed_at - $1::interval, due_at = due_at - $1::interval, reminded_at = reminded_at - $1::interval
             where tenant_id = $2`,
          [interval, cast.rosa.id]
        ),
      cast.rosa
    )
  const filed = async (more: object = {}) => {
    const { complaint } = (await report(cast.ann, 'profile', cast.ben.profile.id, { ...more })).body
    return { id: await complaintId(cast.rosa, complaint.number), number: complaint.number as string }
  }

  test('are told of without waiting for who decides about one at this moment', async ({ assert }) => {
    const dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'male' })
    const held = await filed()
    const free = (await report(dora, 'profile', cast.ben.profile.id)).body.complaint
    await letPass('6 days')

    await asTenant(cast.rosa, async () => {
      await Complaint.query().where('id', held.id).forUpdate().firstOrFail()
      await asTenant(cast.rosa, remindStaff, { connection: 'separate' })
    })

    const reminded = `app.complaints where reminded_at is not null and id = $1`
    const id = await complaintId(cast.rosa, free.number)
    assert.deepEqual([await countRows(cast.rosa, reminded, held.id), await countRows(cast.rosa, reminded, id)], [0, 1])
  }).timeout(20_000)

  test('are told of while there is time to act, again each day, and no more once it is decided', async ({ assert }) => {
    const { id, number } = await filed()
    await remind()
    await letPass('18 hours')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 0)

    await letPass('2 hours')
    await remind()
    await remind()
    assert.include((await newestMailTo(address)).text!, number)

    await mia.post(pathOf(cast.rosa, id, 'answers'), {
      lease: await take(mia, cast.rosa, id),
      to: 'reporter',
      words: 'Hello',
    })
    await letPass('1 day')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 1, 'answered, so that the decision is what is due')
    await letPass('5 days')
    await remind()
    assert.include((await newestMailTo(address, 2)).text!, number)
    await letPass('1 day')
    await remind()
    await newestMailTo(address, 3)

    await decideAs(mia, cast.rosa, id, FOUND)
    await letPass('2 days')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 3)
  })

  test('of urgent ones are told of at once', async ({ assert }) => {
    const { number } = await filed({ reason: 'under_18' })
    assert.include((await newestMailTo(address)).text!, number)
  })

  test('of appeals are told of two days before', async ({ assert }) => {
    const { id } = await filed()
    await decideAs(mia, cast.rosa, id, FOUND)
    const { token_hash: _, ...decision } = await asOwner(async (owner) => {
      const { rows } = await owner.query('select * from app.decisions where tenant_id = $1', [cast.rosa.id])
      return rows[0]
    }, cast.rosa)
    await asOwner(
      (owner) =>
        owner.query(
          `insert into app.appeals (tenant_id, decision_id, side, words, due_at) values ($1, $2, 'subject', 'No', now() + interval '7 days')`,
          [cast.rosa.id, decision.id]
        ),
      cast.rosa
    )
    await letPass('4 days')
    await remind()
    assert.lengthOf(await mailsSoFar(address), 0)
    await letPass('25 hours')
    await remind()
    assert.include((await newestMailTo(address)).text!, decision.number)
  })
})
