import { test } from '@japa/runner'
import { HttpRequest } from '@adonisjs/core/http'
import { type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import { newestMailTo, tokenIn } from '../../../mailbox.ts'
import { PASSWORD } from '../../../password.ts'
import { Visitor } from '../../../visitor.ts'
import { forget, logIn, NEW_PASSWORD, reset } from '../passwords/resetting.ts'
import { rounds } from '../../../rounds.ts'

const GUESSES = rounds(200, 1_000)
const ACCOUNTS = 25
const ADDRESSES = 25
const PER_ACCOUNT = 5
/** As many as wait for a password hash at once without being refused. */
const AT_ONCE = 20

/** The header a test sends its client address in. */
const FROM = 'x-test-address'

test.group('A crowd that guesses passwords', (group) => {
  let brand: Brand
  let people: Person[]
  group.setup(async () => {
    brand = await newBrand('rosa', 'GB', 'en-GB')
    people = await Promise.all(
      Array.from({ length: ACCOUNTS }, () => newPerson(brand, { name: 'Ann', gender: 'female', looking_for: 'male' }))
    )
  })
  group.setup(() => {
    const { ip } = HttpRequest.prototype
    HttpRequest.prototype.ip = function (this: HttpRequest) {
      return this.header(FROM) ?? ip.call(this)
    }
    return () => void (HttpRequest.prototype.ip = ip)
  })

  const guess = (number: number) =>
    new Visitor(brand.host).post(
      '/api/user.php',
      { email: people[number % ACCOUNTS]!.member.email, password: `guess ${number}` },
      { [FROM]: `203.0.113.${Math.floor(number / ACCOUNTS) % ADDRESSES}` }
    )

  test('many wrong ones over many accounts and addresses let no one in; owners still get in by a reset', async ({
    assert,
  }) => {
    const statuses: number[] = []
    for (let number = 0; number < GUESSES; number += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => guess(number + each)))
      statuses.push(...answers.map(({ status }) => status))
    }

    assert.sameMembers([...new Set(statuses)], [401, 429])
    assert.isAtMost(statuses.filter((status) => status === 401).length, ACCOUNTS * PER_ACCOUNT)
    const { email } = people[0]!.member
    assert.equal((await logIn(brand, email, PASSWORD)).status, 429)
    const owner = new Visitor(brand.host)
    assert.equal((await forget(brand, email, owner)).status, 204)
    assert.equal((await reset(brand, tokenIn(await newestMailTo(email)), NEW_PASSWORD, owner)).status, 200)
    assert.equal((await owner.get('/api/user.php')).status, 200)
  })
})
