import { test } from '@japa/runner'
import { brokenStatements } from './leaks/broken_statements.ts'
import { forgedHosts } from './leaks/forged_hosts.ts'
import { foreignSessions } from './leaks/foreign_sessions.ts'
import { inLines, type Leak } from './leaks/leak.ts'
import { leaksOf } from './leaks/leaks_of.ts'
import { productRoutes } from './routes/product_routes.ts'
import { rowsOf } from './scene/rows_of.ts'
import { RULES } from './routes/rules.ts'
import { newScene, type Scene } from './scene/scene.ts'
import { unruled } from './routes/unruled.ts'
import { rounds, TODAY } from '../../rounds.ts'

/** As how many of its actors, and in how many runs with all misplaced sessions, a call is made: every day others, and all within days. */
const STATED = { actors: 3, turn: TODAY }
const MISPLACED = { rounds: rounds(3, 1), turn: TODAY }

/** Every route × every actor × every kind of id; a new route is included automatically, and fails until it has a rule. */
test.group('Isolation over HTTP', (group) => {
  // Thousands of calls each.
  group.each.timeout(900_000)
  let scene: Scene
  let routes: ReturnType<typeof productRoutes>
  const unhandled: unknown[] = []
  const keep = (reason: unknown) => void unhandled.push(reason)
  group.setup(async () => {
    process.on('unhandledRejection', keep)
    routes = productRoutes()
    scene = await newScene()
  })
  group.teardown(() => void process.off('unhandledRejection', keep))

  test('every route has a rule, and every rule a route', ({ assert }) => {
    const missing = unruled(routes, RULES)

    assert.lengthOf(missing, 0, `\n${missing.join('\n')}`)
  })

  const finding = (name: string, find: () => Promise<Leak[]>) =>
    test(name, async ({ assert }) => {
      const before = await rowsOf(scene.victim)

      const leaks = await find()

      assert.lengthOf(leaks, 0, `\n${inLines(leaks)}`)
      assert.deepEqual(await rowsOf(scene.victim), before, 'nothing of the victim’s has changed')
      assert.deepEqual(unhandled, [], 'a promise left alone ends the server')
    })

  finding('nobody is told more of another’s id than of one that never was', () => leaksOf(scene, routes, RULES))
  finding('each call without an id answers each as its rule says', () => brokenStatements(scene, routes, RULES, STATED))
  finding('a session is nothing on a host it is not of', () => foreignSessions(scene, routes, RULES, MISPLACED))
  finding('a host that is nobody’s or forged reaches no brand', () => forgedHosts(scene, routes, RULES))
})
