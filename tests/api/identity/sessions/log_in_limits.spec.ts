import { test } from '@japa/runner'
import { asOwner, type Brand, type Cast, newBrand, newCast, newPerson } from '../../../cast.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { newAddress } from '../signup/signing_up.ts'

const logIn = (brand: Brand, email: string, password = 'wrong', browser = new Visitor(brand.host)) =>
  browser.post('/api/user.php', { email, password })

/** Ends every block and count, but not the day for which blocks are remembered. */
const wait = () =>
  asOwner((owner) => owner.query(`update infra.rate_limits set expire = 1 where key not like '%:blocks'`))

test.group('Guessing passwords', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  test('the fifth wrong password is counted although the answer is a refusal, and then even the right one is refused', async ({
    assert,
  }) => {
    const { email } = cast.ann.member
    for (let time = 1; time <= 5; time++) assert.equal((await logIn(cast.rosa, email)).status, 401)

    const blocked = await logIn(cast.rosa, email, PASSWORD)

    assert.equal(blocked.status, 429)
    assert.containsSubset(blocked.body.errors[0], { code: 'too_many_attempts', meta: { minutes: 1 } })
    assert.match(blocked.body.errors[0].message, /1 min/)
    assert.closeTo(Number(blocked.headers['retry-after']), 60, 3)
  })

  test('an unknown address is blocked with the same message', async ({ assert }) => {
    const email = newAddress()
    for (let time = 1; time <= 5; time++) await logIn(cast.rosa, email)

    const blocked = await logIn(cast.rosa, email)

    assert.equal(blocked.status, 429)
    assert.equal(blocked.body.errors[0].meta.minutes, 1)
  })

  test('every block is longer than the one before: 1, 5, 15 and 60 minutes', async ({ assert }) => {
    const email = newAddress()
    const minutes: number[] = []
    for (let block = 0; block < 5; block++) {
      for (let time = 1; time <= 5; time++) await logIn(cast.rosa, email)
      minutes.push((await logIn(cast.rosa, email)).body.errors[0].meta.minutes)
      await wait()
    }

    assert.deepEqual(minutes, [1, 5, 15, 60, 60])
  })

  test('many guesses at once are no more than five', async ({ assert }) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(cast.rosa, cast.cleo.member.email)))

    assert.equal(answers.filter(({ status }) => status === 401).length, 5)
    assert.equal(answers.filter(({ status }) => status === 429).length, 15)
  })

  test('strangers can’t lock a member out of the browser they know', async ({ assert }) => {
    const { email } = cast.ben.member
    const own = new Visitor(cast.rosa.host)
    await logIn(cast.rosa, email, PASSWORD, own)
    await own.get('/api/logout.php')
    for (let time = 1; time <= 6; time++) await logIn(cast.rosa, email)

    assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 429)
    assert.equal((await logIn(cast.rosa, email, PASSWORD, own)).status, 200)
  })

  test('a known browser is counted as well, and is unknown to other members', async ({ assert }) => {
    const other = await newPerson(cast.rosa, { name: 'Gil', gender: 'male', looking_for: 'female' })
    const known = new Visitor(cast.rosa.host)
    await logIn(cast.rosa, other.member.email, PASSWORD, known)

    for (let time = 1; time <= 5; time++) await logIn(cast.rosa, other.member.email, 'wrong', known)

    assert.equal((await logIn(cast.rosa, other.member.email, PASSWORD, known)).status, 429)
    for (let time = 1; time <= 5; time++) await logIn(cast.rosa, cast.ann.member.email)
    assert.equal((await logIn(cast.rosa, cast.ann.member.email, PASSWORD, known)).status, 429)
  })

  test('a right password forgets the wrong ones before it', async ({ assert }) => {
    await wait()
    const { email } = cast.ben.member
    for (let round = 0; round < 3; round++) {
      for (let time = 1; time <= 4; time++) assert.equal((await logIn(cast.rosa, email)).status, 401)
      assert.equal((await logIn(cast.rosa, email, PASSWORD)).status, 200)
    }
  })

  test('one brand’s guesses block no one at another', async ({ assert }) => {
    const rosa = await newBrand('rosa', 'GB', 'en-GB')
    const vlam = await newBrand('vlam', 'NL', 'nl-NL')
    const email = newAddress()
    await newPerson(vlam, { name: 'Hal', gender: 'male', looking_for: 'female', email })
    for (let time = 1; time <= 6; time++) await logIn(rosa, email)

    assert.equal((await logIn(vlam, email, PASSWORD)).status, 200)
  })

  test('a hundred wrong passwords from one address block it, whichever accounts they were for', async ({ assert }) => {
    const brand = await newBrand('rosa', 'GB', 'en-GB')
    const ann = await newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' })
    for (let ten = 0; ten < 10; ten++) await Promise.all(Array.from({ length: 10 }, () => logIn(brand, newAddress())))

    assert.equal((await logIn(brand, ann.member.email, PASSWORD)).status, 429)
  })

  test('the table of limits contains no address', async ({ assert }) => {
    const email = newAddress()
    await logIn(cast.rosa, email)

    const { rows } = await asOwner((owner) => owner.query('select key from infra.rate_limits'))

    assert.isNotEmpty(rows)
    assert.isFalse(rows.some(({ key }) => key.includes(email) || key.includes('127.0.0.1')))
  })
})
