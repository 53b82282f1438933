import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { type Cast, newCast } from '../../../cast.ts'
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
