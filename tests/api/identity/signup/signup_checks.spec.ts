import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { asOwner, type Cast, newBrand, newCast } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { draft, signUp } from './signing_up.ts'

test.group('A step of the sign-up', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast({ rosa: { min_age: 21 } })
  })

  const check = (fields: string[], changes: Record<string, unknown>, host = cast.rosa.host) =>
    new Visitor(host).post('/api/signup-checks', { fields, draft: changes })

  test('that is filled in well is accepted, whatever the others still miss', async ({ assert }) => {
    const { status, text } = await check(['gender', 'looking_for'], { gender: 'female', looking_for: 'both' })

    assert.equal(status, 204)
    assert.equal(text, '')
  })

  const young = DateTime.now().minus({ years: 20 }).toISODate()
  const refused: [string, string[], Record<string, unknown>, string][] = [
    ['a name that begins with @', ['name'], { name: '@eve' }, 'name_starts_with_at'],
    ['a name that is the address', ['email', 'name'], { name: 'eve@example.com' }, 'name_is_email'],
    ['somebody too young', ['date_of_birth'], { date_of_birth: young }, 'invalid_date_of_birth'],
    ['an address that is none', ['email'], { email: 'eve at example' }, 'email'],
    ['a short password', ['password'], { password: 'sevenab' }, 'minLength'],
    ['a common password', ['password'], { password: '12345678' }, 'password_guessable'],
    ['the own name as a password', ['password'], { name: 'Evelina', password: 'evelina1990' }, 'password_guessable'],
    ['no answer', ['gender'], { gender: undefined }, 'required'],
    ['a consent that was not given', ['accept_terms'], { accept_terms: false }, 'accepted'],
  ]
  for (const [what, fields, changes, code] of refused) {
    test(`with ${what} is refused, with the message of the sign-up itself`, async ({ assert }) => {
      const person = draft({ email: 'eve@example.com', ...changes })
      const [step, whole] = await Promise.all([check(fields, person), signUp(cast.rosa, person)])

      assert.equal(step.status, 422)
      assert.deepEqual(step.body, whole.answer.body)
      assert.deepEqual(
        step.body.errors.map((error: any) => error.code),
        [code]
      )
    })
  }

  test('does not reveal which addresses are known', async ({ assert }) => {
    const answers = await Promise.all(
      [cast.ann.member.email, 'nobody@example.com'].map((email) => check(['email'], { email }))
    )

    assert.deepEqual(
      answers.map(({ status }) => status),
      [204, 204]
    )
  })

  test('with an invitation code is refused at once when the sign-up would refuse it, and uses nothing up', async ({
    assert,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { signups: 'invite_only' })
    await asOwner(
      (owner) => owner.query(`insert into app.invite_codes (tenant_id, code, uses) values ($1, 'ONCE', 1)`, [brand.id]),
      brand
    )
    const checked = async (invite_code?: string) => {
      const { status, body } = await check(['invite_code'], { invite_code }, brand.host)
      return status === 422 ? body.errors : status
    }
    const [wrong, good, again] = [await checked('WRONG'), await checked(' on ce '), await checked('ONCE')]
    const { answer } = await signUp(brand, { invite_code: 'WRONG' })
    await signUp(brand, { invite_code: 'ONCE' })

    assert.deepEqual(wrong, answer.body.errors)
    assert.deepEqual([good, again], [204, 204])
    assert.equal((await checked('ONCE'))[0].code, 'invite_code')
    assert.equal((await checked())[0].code, 'invite_code')
  })

  test('does not let anyone guess invitation codes', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { signups: 'invite_only' })

    const statuses = new Set<number>()
    for (let tries = 0; tries < 41; tries++)
      statuses.add((await check(['invite_code'], { invite_code: `GUESS-${tries}` }, brand.host)).status)

    assert.deepEqual([...statuses], [422, 429])
  })

  test('says what is wrong in the visitor’s language', async ({ assert }) => {
    const { body } = await check(['name'], { name: '@eve' }, cast.vlam.host)

    assert.equal(body.errors[0].message, 'Een naam kan niet met @ beginnen.')
  })

  test('takes fields of the sign-up, and at least one', async ({ assert }) => {
    const answers = await Promise.all([check([], {}), check(['status'], {}), check(['network'], {})])

    assert.deepEqual(
      answers.map(({ status }) => status),
      [422, 422, 422]
    )
  })
})
