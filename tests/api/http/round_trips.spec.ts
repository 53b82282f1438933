import { test } from '@japa/runner'
import { type ProductRoute, productRoutes } from '../isolation/routes/product_routes.ts'
import { MEMBER_CALLS, NOBODYS_CALLS } from './member_calls.ts'
import { newRegulars, type Regulars, TIMES } from './regulars.ts'
import { roundTrips } from './round_trips.ts'

/** Most round trips of a logged-in call: opening, querying and committing. */
const MOST = 3
/** Who asks, the figures of their account, the end of that, and what the page shows. */
const MOST_OF_A_PAGE = 4

test.group('Round trips to the database', (group) => {
  let people: Regulars
  group.setup(async () => {
    people = await newRegulars()
  })

  test('are counted for every call of a logged-in member', ({ assert }) => {
    assert.lengthOf(uncounted(productRoutes()), 0, `\n${uncounted(productRoutes()).join('\n')}`)
    assert.match(
      uncounted([
        ...productRoutes(),
        { name: 'dances.show', domain: 'root', method: 'GET', pattern: '/api/dances', params: [] },
      ])[0]!,
      /GET \/api\/dances is counted nowhere\. Add one line/
    )
  })

  test('are those of the call alone, whatever others ask meanwhile', async ({ assert }) => {
    let begin!: () => void
    const another = new Promise<void>((resolve) => (begin = resolve)).then(() => people.ann.get('/api/user.php'))
    const { trips } = await roundTrips(() => {
      begin()
      return another
    })

    assert.equal(trips, 0)
    assert.isAbove((await roundTrips(() => people.ann.get('/api/user.php'))).trips, 0)
  })

  for (const [name, { ask, waitsLonger, answers }] of Object.entries(MEMBER_CALLS)) {
    test(waitsLonger ? `${name} takes more: ${waitsLonger}` : `${name} takes at most ${MOST}`, async ({ assert }) => {
      const counts: number[] = []
      for (let time = 0; time < TIMES; time++) {
        const { trips, result } = await roundTrips(() => ask(people, time))
        if (answers) assert.equal(result.status, answers)
        else assert.isBelow(result.status, 300, result.text)
        counts.push(trips)
      }

      // Shared lists are read once and jobs query now and then: the minimum is the call itself.
      const least = Math.min(...counts)
      assert.isAtLeast(least, 1)
      if (waitsLonger) assert.isAbove(least, MOST, 'it is no exception any more')
      else assert.isAtMost(least, MOST)
    })
  }

  for (const path of ['/chats', '/members', '/likes']) {
    test(`${path} takes at most ${MOST_OF_A_PAGE}, as its calls look up their member once`, async ({ assert }) => {
      const counts: number[] = []
      for (let time = 0; time < TIMES; time++) {
        const { trips, result } = await roundTrips(() => people.ann.get(path, { accept: 'text/html' }))
        assert.equal(result.status, 200)
        counts.push(trips)
      }
      assert.isAtMost(Math.min(...counts), MOST_OF_A_PAGE)
    })
  }
})

/** Calls that are not counted, and lines about no call, in sentences that say what to do. */
function uncounted(routes: ProductRoute[]): string[] {
  const calls = routes.filter(({ domain, pattern }) => domain === 'root' && pattern.startsWith('/api/'))
  const names = new Set(calls.map(({ name }) => name))
  const lines = [...Object.keys(MEMBER_CALLS).map((line) => line.split(':')[0]!), ...NOBODYS_CALLS]
  return [
    ...calls
      .filter(({ name }) => !lines.includes(name))
      .map(
        ({ name, method, pattern }) =>
          `${method} ${pattern} is counted nowhere. Add one line to tests/api/http/member_calls.ts:` +
          ` '${name}': { ask: ({ ann }) => ann.${method.toLowerCase()}('…') }, or to NOBODYS_CALLS if it asks nobody who he is`
      ),
    ...lines.filter((name) => !names.has(name)).map((name) => `'${name}' is about no call: was it renamed?`),
  ]
}
