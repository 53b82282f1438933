import { setTimeout as sleep } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { test } from '@japa/runner'
import { asOwner, newBrand, newPerson, type Person } from '../../cast.ts'
import type { Answer } from '../../visitor.ts'
import { faultsOf } from './leaks/faults_of.ts'

const BRANDS = 20
const REQUESTS = 200
const KILL_EVERY_MS = 10

/** A member alone on a brand, with a word that occurs nowhere else, and the one they like. */
interface Loner {
  word: string
  person: Person
  liked: Person
  likes?: boolean
}

test.group('Brands while connections die', (group) => {
  let loners: Loner[]
  group.setup(async () => {
    loners = await Promise.all(Array.from({ length: BRANDS }, newLoner))
  })

  test('200 requests at once on 20 brands see no foreign row, and each gets an answer', async ({ assert }) => {
    const calls = [
      ({ person }: Loner) => person.browser.get('/api/user.php'),
      ({ person }: Loner) => person.browser.get('/api/members?gender=both'),
      ({ person }: Loner) => person.browser.get('/api/likes.php'),
      async (loner: Loner) => {
        const answer = await loner.person.browser.post(`/api/likes/${loner.liked.profile.id}`)
        loner.likes ||= answer.status === 201
        return answer
      },
      ({ person }: Loner) => person.browser.put('/api/user.php', { language: 'en' }),
    ]
    const killer = killConnections()

    const answers = await Promise.all(
      Array.from({ length: REQUESTS }, async (_, place) => {
        const loner = loners[place % BRANDS]!
        return { loner, answer: await calls[Math.floor(place / BRANDS) % calls.length]!(loner) }
      })
    )
    const killed = await killer.stop()

    assert.isAbove(killed, REQUESTS / 20, 'one connection dies for every twenty requests')
    for (const { loner, answer } of answers) assert.deepEqual(strangeIn(answer, loner), [])
  })

  test('afterwards every brand is served as before, with exactly what was acknowledged', async ({ assert }) => {
    for (const { person, word, liked, likes } of loners) {
      const { status, body } = await person.browser.get('/api/likes.php')
      assert.equal(status, 200)
      assert.deepEqual(
        body.given.map(({ name }: { name: string }) => name),
        likes ? [`Bo${word}`] : []
      )
      assert.equal((await liked.browser.get('/api/user.php')).status, 200)
    }
  })

  /** Another brand's words, internals, or a failure other than "PostgreSQL is away" or without its reference number. */
  function strangeIn(answer: Answer, { word }: Loner): string[] {
    const foreign = loners.map((one) => one.word).filter((one) => one !== word)
    const faults = faultsOf(answer, '', foreign)
    if (answer.status < 500) return faults
    const isNumbered = answer.status === 503 && typeof answer.body?.request_id === 'string'
    return [...faults.filter((fault) => !fault.startsWith('it answered 5')), ...(isNumbered ? [] : [answer.text])]
  }
})

async function newLoner(): Promise<Loner> {
  const word = `zq${randomBytes(6).toString('hex')}`
  const brand = await newBrand('loner', 'GB', 'en-GB')
  return {
    word,
    person: await newPerson(brand, { name: `Al${word}`, gender: 'male', looking_for: 'both' }),
    liked: await newPerson(brand, { name: `Bo${word}`, gender: 'female', looking_for: 'both' }),
  }
}

function killConnections() {
  let isOn = true
  let killed = 0
  const done = asOwner(async (owner) => {
    while (isOn) {
      const { rowCount } = await owner.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where usename = current_database() || '_rt' order by random() limit 1`
      )
      killed += rowCount ?? 0
      await sleep(KILL_EVERY_MS)
    }
  })
  return {
    async stop() {
      isOn = false
      await done
      return killed
    },
  }
}
