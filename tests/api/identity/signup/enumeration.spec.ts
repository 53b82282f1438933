import { test } from '@japa/runner'
import { type Cast, newBrand, newCast, newPerson } from '../../../cast.ts'
import { Visitor } from '../../../visitor.ts'
import { timeless } from '../../isolation/leaks/told_by.ts'
import { roundTrips } from '../../http/round_trips.ts'
import { statementsOf } from '../../../statements_of.ts'
import { forget, logIn } from '../passwords/resetting.ts'
import { newAddress, signUp } from './signing_up.ts'

const WOMAN = { name: 'Ann', gender: 'female', looking_for: 'male' } as const

const told = ({ status, headers, text }: Awaited<ReturnType<Visitor['get']>>, email: string) =>
  timeless(JSON.stringify([status, { ...headers, date: '', 'x-request-id': '' }, text]).replaceAll(email, 'address'))

test.group('Whether an address has an account', (group) => {
  let cast: Cast
  group.each.setup(async () => {
    cast = await newCast()
  })

  test('is not revealed by a reset, a log-in, a sign-up or a wish to delete it, nor by what each asks of the database', async ({
    assert,
  }) => {
    for (const [what, ask] of Object.entries({
      reset: (email: string) => forget(cast.rosa, email),
      'log-in': (email: string) => logIn(cast.rosa, email, 'not the password'),
      deletion: (email: string) => new Visitor(cast.rosa.host).post('/api/account-deletion-links', { email }),
      'sign-up': async (email: string) => (await signUp(cast.rosa, { email })).answer,
    })) {
      // Of equal length, which anyone who tries addresses knows.
      const [known, unconfirmed, unknown] = [newAddress(), newAddress(), newAddress()]
      await newPerson(cast.rosa, { ...WOMAN, email: known })
      await newPerson(cast.rosa, { ...WOMAN, email: unconfirmed, activated: false })
      await ask(newAddress())
      const answerTo = async (email: string) => {
        let answer = ''
        const statements = await statementsOf(async () => (answer = told(await ask(email), email)))
        const { trips } = await roundTrips(() => ask(email))
        return { answer, statements, trips }
      }
      const expected = await answerTo(unknown)

      assert.deepEqual(await answerTo(known), expected, what)
      assert.deepEqual(await answerTo(unconfirmed), expected, what)
    }
  })

  test('is reported where the brand wants that: at the reset and at the sign-up, not at the log-in', async ({
    assert,
  }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB', { reveal_registered_email: true })
    const { member } = await newPerson(brand, WOMAN)

    const unknown = await forget(brand, newAddress())
    const { answer: taken } = await signUp(brand, { email: member.email })

    assert.equal(unknown.status, 422)
    assert.containsSubset(unknown.body.errors[0], {
      field: 'email',
      code: 'email_not_found',
      message: 'There’s no account with this address.',
    })
    assert.equal((await forget(brand, member.email)).status, 204)
    assert.equal(taken.status, 422)
    assert.containsSubset(taken.body.errors[0], { field: 'email', code: 'email_taken' })
    assert.equal((await logIn(brand, newAddress(), 'x')).status, 401)
  })

  test('is reported or not by a setting that visitors can’t read', async ({ assert }) => {
    const { body } = await new Visitor(cast.rosa.host).get('/api/settings.php')

    assert.notProperty(body, 'reveal_registered_email')
  })
})
