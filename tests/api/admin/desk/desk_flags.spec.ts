import { test } from '@japa/runner'
import { forgetDeskFlags } from '@manyhearts/api/app/chat/desk/forget_desk_flags'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Cast, newCast } from '../../../cast.ts'
import type { Visitor } from '../../../visitor.ts'
import { countRows, writeIn } from '../../chat/conversing.ts'
import { eraseWhoseTimeHasCome, leave, letDaysPass } from '../../identity/deletion/leaving.ts'
import { auditOf, listPath, newStaff } from '../staff_of.ts'
import { answer, deskPath, letDeskTimePass, takeNext, type Taken, writeTo } from './desk_scene.ts'
import { newDeskFlag } from './flagging.ts'

test.group('What the desk hands to support', (group) => {
  let cast: Cast
  let kim: Visitor
  let sue: Visitor
  let root: string
  group.each.setup(async () => {
    cast = await newCast()
    kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    sue = await newStaff([{ brand: cast.rosa, role: 'support' }])
    root = `/api/tenants/${cast.rosa.id}/desk_flags`
  })

  const flag = (taken: Taken, said: object, as = kim) =>
    as.post(deskPath(taken, '/flags'), { lease: taken.lease.number, ...said })
  const listed = async (filter: object = {}, as = sue) =>
    (await as.get(listPath('desk_flags', { filter: { tenant_id: cast.rosa.id, ...filter } }))).body
  const read = async (id: string, as = sue) => (await as.get(`/api/desk_flags/${id}?tenant_id=${cast.rosa.id}`)).body
  const actions = async () => (await auditOf(cast.rosa)).map(({ action }) => action)

  test('goes from the desk to support, who take it and say what came of it; each step is logged', async ({
    assert,
  }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'I don’t want to live any more')
    const taken = await takeNext(kim, [cast.rosa])

    const flagged = await flag(taken, { reason: 'self_harm' })
    await writeIn(conversation, cast.ann, 'Later than that')
    const [row] = await listed()
    const whole = await read(row.id)
    await read(row.id)
    const takingOne = await sue.post(`${root}/${row.id}/taking`, { from: null })
    const [mine] = await listed({ state: 'taken' })
    const ended = await sue.post(`${root}/${row.id}/end`, { outcome: 'helped', words: 'Told where help is' })

    assert.deepEqual([flagged.status, flagged.text], [204, ''])
    assert.containSubset(row, {
      reason: 'self_harm',
      state: 'open',
      member: { id: cast.ann.member.id, name: 'Ann' },
      profile: 'Fay',
      taken_by: null,
    })
    assert.equal(Date.parse(row.due_at) - Date.parse(row.flagged_at), 3_600_000)
    assert.notProperty(row, 'messages')
    assert.deepEqual(
      whole.messages.filter(({ side }: any) => side !== 'system').map(({ side, body }: any) => [side, body]),
      [['member', 'I don’t want to live any more']]
    )
    assert.deepEqual([takingOne.status, mine.taken_by.name, ended.status], [204, 'Sam', 204])
    const lou = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    assert.containSubset(await read(row.id, lou), { state: 'done', outcome: 'helped', ending: 'Told where help is' })
    assert.deepEqual(await listed({ state: 'open' }), [])
    assert.deepEqual(await actions(), [
      'desk_flag_raised',
      'desk_flag_read',
      'desk_flag_taken',
      'desk_flag_done',
      'desk_flag_read',
    ])
    const said = JSON.stringify((await auditOf(cast.rosa)).map(({ detail }) => detail))
    for (const secret of [cast.ann.member.id, 'Ann', 'live']) assert.notInclude(said, secret)
    assert.equal((await answer(kim, { ...taken, chat: { ...taken.chat, last_seq: 3 } })).status, 201)
  })

  test('is one of a closed list of reasons, and only another one is said in words, up to 200 characters', async ({
    assert,
  }) => {
    await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    const refused = [
      await flag(taken, { reason: 'rude' }),
      await flag(taken, { reason: 'other' }),
      await flag(taken, { reason: 'other', words: ' ' }),
      await flag(taken, { reason: 'other', words: 'x'.repeat(201) }),
      await flag(taken, { reason: 'money', words: 'He wants 500 euros' }),
    ]
    const said = await flag(taken, { reason: 'other', words: 'Wants to visit our office' })

    assert.deepEqual(
      refused.map(({ status, body }) => [status, body.errors[0].field]),
      [
        [422, 'reason'],
        [422, 'words'],
        [422, 'words'],
        [422, 'words'],
        [422, 'words'],
      ]
    )
    assert.equal(said.status, 204)
    assert.equal((await read((await listed())[0].id)).words, 'Wants to visit our office')
  })

  test('is one when it is handed over twice, until support is done with it', async ({ assert }) => {
    await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])

    await Promise.all([flag(taken, { reason: 'under_age' }), flag(taken, { reason: 'under_age' })])
    await flag(taken, { reason: 'money' })
    const rows = await listed({ reason: 'under_age' })
    await sue.post(`${root}/${rows[0].id}/taking`, { from: null })
    await sue.post(`${root}/${rows[0].id}/end`, { outcome: 'not_needed', words: 'Showed a passport' })
    await flag(taken, { reason: 'under_age' })

    assert.lengthOf(rows, 1)
    assert.lengthOf(await listed(), 3)
  })

  test('is refused to who lost the conversation', async ({ assert }) => {
    await writeTo(cast.fay, cast.ann)
    const taken = await takeNext(kim, [cast.rosa])
    await letDeskTimePass(cast.rosa, 3)

    const { status, body } = await flag(taken, { reason: 'money' })

    assert.deepEqual([status, body.errors[0].code], [409, 'desk_chat_lost'])
    assert.deepEqual(await listed(), [])
    assert.deepEqual(await actions(), [])
  })

  test('is taken from whom it was read to be with, and ended by who has it', async ({ assert }) => {
    const id = await newDeskFlag(cast.rosa, cast.ann, cast.fay)
    const lou = await newStaff([{ brand: cast.rosa, role: 'operator' }])
    await sue.post(`${root}/${id}/taking`, { from: null })
    const { taken_by: has } = await read(id)

    const refused = [
      await lou.post(`${root}/${id}/taking`, { from: null }),
      await lou.post(`${root}/${id}/end`, { outcome: 'helped', words: 'Called them' }),
    ]
    const takenOver = await lou.post(`${root}/${id}/taking`, { from: has.id })
    refused.push(await sue.post(`${root}/${id}/end`, { outcome: 'helped', words: 'Called them' }))
    const ended = await lou.post(`${root}/${id}/end`, { outcome: 'passed_on', words: 'A report of the team' })
    refused.push(await lou.post(`${root}/${id}/end`, { outcome: 'helped', words: 'Called them' }))

    for (const { status, body } of refused) assert.deepEqual([status, body.errors[0].code], [409, 'desk_flag_moved_on'])
    assert.deepEqual([takenOver.status, ended.status], [204, 204])
    assert.equal((await read(id)).outcome, 'passed_on')
    assert.equal((await lou.post(`${root}/4711/taking`, { from: null })).status, 404)
    assert.equal((await lou.post(`${root}/${id}/end`, { outcome: 'rude', words: 'So' })).status, 422)
  })

  test('is shown to nobody of the desk, who are told nothing of the member by it', async ({ assert }) => {
    const { ann } = cast
    await writeTo(cast.fay, ann)
    const taken = await takeNext(kim, [cast.rosa])
    const told = [
      await flag(taken, { reason: 'account' }),
      await flag(taken, { reason: 'account' }),
      await kim.post(deskPath(taken), { lease: taken.lease.number }),
      await kim.get(listPath('desk_flags', { filter: { tenant_id: cast.rosa.id } })),
      await kim.get(`/api/desk_flags/1?tenant_id=${cast.rosa.id}`),
    ]

    assert.deepEqual(
      told.map(({ status }) => status),
      [204, 204, 200, 403, 403]
    )
    const bytes = told.map(({ text }) => text).join('\n')
    for (const secret of [ann.member.email, ann.member.id, 'credits', 'paid', '@']) assert.notInclude(bytes, secret)
  })

  test('is forgotten half a year after support was done, and goes with the member', async ({ assert }) => {
    const [old, newer] = [
      await newDeskFlag(cast.rosa, cast.ann, cast.fay, { takenBy: '1', words: 'Old' }),
      await newDeskFlag(cast.rosa, cast.ann, cast.fay, { takenBy: '1', words: 'New' }),
    ]
    await asOwner(
      (owner) =>
        owner.query(
          `update app.desk_flags set outcome = 'helped', ending = 'Done', done_at = now() - case when id = $1 then interval '7 months'
             else interval '5 months' end where id = any($2)`,
          [old, [old, newer]]
        ),
      cast.rosa
    )
    const flags = () => countRows(cast.rosa, 'app.desk_flags where tenant_id = $1', cast.rosa.id)

    await asTenant(cast.rosa, forgetDeskFlags)
    const kept = await flags()
    await leave(cast.ann)
    await letDaysPass(cast.ann, 15)
    await eraseWhoseTimeHasCome(cast.rosa)

    assert.deepEqual([kept, await flags()], [1, 0])
  })
})
