import { test } from '@japa/runner'
import { asOwner, type Cast, newCast, newPerson } from '../../../cast.ts'
import { newStaff } from '../staff_of.ts'
import { answer, letDeskTimePass, takeNext, writeTo } from './desk_scene.ts'

test.group('Figures of the desk', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast({ rosa: { desk_target_minutes: 10 } })
  })

  const figuresOf = async (role: string, query = '') =>
    (await newStaff([{ brand: cast.rosa, role }])).get(`/api/tenants/${cast.rosa.id}/desk_figures${query}`)

  test('tell who runs the brand what waits, who is on shift, and how soon each of the desk answered', async ({
    assert,
  }) => {
    const [kim, lou] = [
      await newStaff([{ brand: cast.rosa, role: 'desk' }]),
      await newStaff([{ brand: cast.rosa, role: 'desk' }]),
    ]
    const members = [cast.ann]
    for (const name of ['Dora', 'Eva', 'Flo'])
      members.push(await newPerson(cast.rosa, { name, gender: 'female', looking_for: 'female' }))
    for (const member of members) await writeTo(cast.fay, member)
    await answer(kim, await takeNext(kim, [cast.rosa]))
    await letDeskTimePass(cast.rosa, 20)
    await answer(kim, await takeNext(kim, [cast.rosa]))
    await answer(lou, await takeNext(lou, [cast.rosa]))
    await takeNext(lou, [cast.rosa])

    const { status, body } = await figuresOf('operator')

    assert.equal(status, 200)
    assert.containSubset(body, { days: 7, target_minutes: 10, waiting: 1, late: 1 })
    assert.lengthOf(body.on_shift, 1)
    assert.equal(body.all.answers, 3)
    assert.closeTo(body.all.in_time, 1 / 3, 0.001)
    assert.closeTo(body.all.median_wait, 1200, 20)
    assert.deepEqual(
      body.agents.map(({ answers, per_hour }: { answers: number; per_hour: number }) => [answers, per_hour]),
      [
        [2, 12],
        [1, 6],
      ]
    )
  })

  test('leave out what was answered before the period', async ({ assert }) => {
    const kim = await newStaff([{ brand: cast.rosa, role: 'desk' }])
    await writeTo(cast.fay, cast.ann)
    await answer(kim, await takeNext(kim, [cast.rosa]))
    await asOwner(
      (owner) => owner.query(`update app.desk_answers set answered_at = now() - interval '8 days'`),
      cast.rosa
    )

    const [week, month] = [await figuresOf('operator'), await figuresOf('operator', '?days=30')]

    assert.deepEqual([week.body.all.answers, month.body.all.answers], [0, 1])
    assert.deepEqual(week.body.all, { answers: 0, median_wait: null, p90_wait: null, in_time: null })
    assert.equal((await figuresOf('operator', '?days=91')).status, 422)
  })

  test('are shown to nobody of the desk', async ({ assert }) => {
    assert.equal((await figuresOf('desk')).status, 403)
    assert.equal((await figuresOf('support')).status, 403)
  })
})
