import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import { asOwner, type Brand, newBrand } from '../../../cast.ts'
import { signUp } from './signing_up.ts'

const brandWith = (signups: string) => newBrand('rosa', 'GB', 'en-GB', { signups })

test.group('Who may sign up', () => {
  test('no one where sign-ups are closed', async ({ assert }) => {
    const { answer } = await signUp(await brandWith('closed'))

    assert.equal(answer.status, 403)
    assert.equal(answer.body.errors[0].code, 'signups_closed')
  })

  test('no one at a brand that is closing', async ({ assert }) => {
    const brand = await brandWith('all')
    await asOwner((owner) => owner.query(`update global.tenants set state = 'closing' where id = $1`, [brand.id]))

    assert.equal((await signUp(brand)).answer.status, 403)
  })

  test('visitors from a network or a referrer where a traffic source is required; sub-ids alone don’t count', async ({
    assert,
  }) => {
    const brand = await brandWith('with_trafficsource')

    assert.equal((await signUp(brand)).answer.status, 403)
    assert.equal((await signUp(brand, { sub1: 'a', sub2: 'b', sub3: 'c' })).answer.status, 403)
    assert.equal((await signUp(brand, { lander: 'gallery', slug: 'spring' })).answer.status, 403)
    assert.equal((await signUp(brand, { network: '' })).answer.status, 403)
    assert.equal((await signUp(brand, { network: 'n' })).answer.status, 201)
    assert.equal((await signUp(brand, { ref: 'r' })).answer.status, 201)
  })

  test('visitors with a code where an invitation is required, as often as it allows', async ({ assert }) => {
    const brand = await brandWith('invite_only')
    await invite(brand, 'TWICE', 2)

    const answers = []
    for (const invite_code of [undefined, 'WRONG', 'TWICE', ' tw ice ', 'TWICE'])
      answers.push((await signUp(brand, { invite_code })).answer)

    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 422, 201, 201, 422]
    )
    assert.containsSubset(answers[4]!.body.errors, [{ code: 'invite_code', field: 'invite_code' }])
  })

  test('men who look for men on a men’s brand, women who look for women on a women’s', async ({ assert }) => {
    const brand = await brandWith('all')
    const answers = async (niche: number) => {
      await asOwner(async (owner) => {
        await owner.query(
          `insert into global.niches (id, key, preset) values ($1, $2, 'aurora') on conflict do nothing`,
          [niche, `niche-${niche}`]
        )
        await owner.query('update global.tenants set niche_id = $2 where id = $1', [brand.id, niche])
      })
      await sleep(300)
      const people = [
        { gender: 'male', looking_for: 'male' },
        { gender: 'female', looking_for: 'female' },
        { gender: 'male', looking_for: 'both' },
      ]
      return Promise.all(people.map(async (who) => (await signUp(brand, who)).answer.status))
    }

    assert.deepEqual(await answers(5), [201, 422, 422])
    assert.deepEqual(await answers(6), [422, 201, 422])
    assert.deepEqual(await answers(1), [201, 201, 201])
  })

  test('a code’s last use goes to one of many who come at once', async ({ assert }) => {
    const brand = await brandWith('invite_only')
    await invite(brand, 'ONCE', 3)

    const answers = await Promise.all(Array.from({ length: 12 }, () => signUp(brand, { invite_code: 'ONCE' })))

    assert.deepEqual(
      answers.map(({ answer }) => answer.status).toSorted((one, other) => one - other),
      [...Array(3).fill(201), ...Array(9).fill(422)]
    )
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          'select used, uses, (select count(*)::int from app.members where tenant_id = $1) as members from app.invite_codes where tenant_id = $1',
          [brand.id]
        ),
      brand
    )
    assert.deepEqual(rows[0], { used: 3, uses: 3, members: 3 })
  })

  test('another brand’s code is invalid', async ({ assert }) => {
    const [here, there] = [await brandWith('invite_only'), await brandWith('invite_only')]
    await invite(there, 'THERE', 1)

    assert.equal((await signUp(here, { invite_code: 'THERE' })).answer.status, 422)
  })

  test('a sign-up that is refused uses up no invitation', async ({ assert }) => {
    const brand = await brandWith('invite_only')
    await invite(brand, 'KEPT', 1)
    await signUp(brand, { invite_code: 'KEPT', region_id: '999999999' })

    assert.equal((await signUp(brand, { invite_code: 'KEPT' })).answer.status, 201)
  })
})

function invite(brand: Brand, code: string, uses: number) {
  return asOwner(
    (owner) =>
      owner.query('insert into app.invite_codes (tenant_id, code, uses) values ($1, $2, $3)', [brand.id, code, uses]),
    brand
  )
}
