import { test } from '@japa/runner'
import { asOwner } from '../../cast.ts'
import { withoutDocument } from '../../documented.ts'
import { brokenStatements } from './leaks/broken_statements.ts'
import { foreignSessions } from './leaks/foreign_sessions.ts'
import { inLines, type Leak } from './leaks/leak.ts'
import { leaksOf } from './leaks/leaks_of.ts'
import { confusedCache, openTables, ordersOfAnybody, type Planting, refusing, sql } from './planting.ts'
import { type ProductRoute, productRoutes } from './routes/product_routes.ts'
import { rowsOf } from './scene/rows_of.ts'
import { noIds, OPEN, takes } from './routes/rule.ts'
import { RULES } from './routes/rules.ts'
import { newScene, type Scene } from './scene/scene.ts'
import { unruled } from './routes/unruled.ts'

type Find = (scene: Scene, routes: ProductRoute[], rules: typeof RULES) => Promise<Leak[]>

/** Whoever asks: which few of them a short run takes depends on the day. */
const leaksToAll: Find = (scene, routes, rules) => leaksOf(scene, routes, rules, Infinity)

/** A test that can't fail proves nothing: each defect is put into the running product, found, and removed again. */
test.group('The isolation matrix', (group) => {
  let scene: Scene
  group.setup(async () => {
    scene = await newScene()
  })

  const named = (...names: string[]) => productRoutes().filter(({ name }) => names.includes(name))
  const notices = (defect: string, plant: Planting, find: Find, routes: string[], said: RegExp) =>
    test(`notices ${defect}`, async ({ assert }) => {
      assert.equal(inLines(await find(scene, named(...routes), RULES)), '', 'without the defect nothing is found')
      const mend = await plant(scene)
      const leaks = await withoutDocument(() => find(scene, named(...routes), RULES)).finally(mend)

      assert.match(inLines(leaks), said)
      assert.equal(inLines(await find(scene, named(...routes), RULES)), '', 'and nothing is left of it')
    })

  notices('a policy that lets everybody in', openTables('profiles'), leaksToAll, ['members.show'], /victim’s profile/)
  notices(
    'row-level security switched off',
    sql(
      'alter table app.link_tokens disable row level security',
      'alter table app.link_tokens enable row level security'
    ),
    leaksToAll,
    ['tokens.show'],
    /victim’s link token/
  )
  notices(
    'a policy that asks only whether there is a tenant',
    sql(
      'alter policy tenant on app.orders using (sec.tenant_id() is not null)',
      'alter policy tenant on app.orders using (tenant_id = (select sec.tenant_id()))'
    ),
    leaksToAll,
    ['orders.show'],
    /victim’s order link/
  )
  notices('a query that forgot the member', ordersOfAnybody, leaksToAll, ['orders.show'], /hidden order/)
  notices('a cache without the host', confusedCache, brokenStatements, ['settings.show'], /it told the victim’s/)
  notices(
    'sessions that hold on every host',
    openTables('sessions', 'members', 'profiles'),
    foreignSessions,
    ['user.show'],
    /the attacker at zq/
  )
  notices(
    'a refusal that is another for what exists',
    refusing(({ response }) => response.status(403)),
    leaksToAll,
    ['chats.messages.index'],
    /instead of «404»/
  )
  notices(
    'a header that tells what exists',
    refusing(({ response }) => response.header('X-Tenant', 'another')),
    leaksToAll,
    ['members.composer.show'],
    /x-tenant: another/
  )
  notices(
    'a message with a word of the victim’s',
    refusing(({ response }, { canaries }) => response.header('X-Hint', canaries[0]!)),
    leaksToAll,
    ['likes.store'],
    /it told the victim’s/
  )

  test('notices a change of the victim’s data', async ({ assert }) => {
    const touch = refusing(({ params }, { victim }) =>
      asOwner(
        (owner) => owner.query('update app.profiles set date_of_birth = date_of_birth - 1 where id = $1', [params.id]),
        victim
      )
    )
    const before = await rowsOf(scene.victim)
    const mend = await touch(scene)
    await leaksToAll(scene, named('members.show'), RULES).finally(mend)

    const after = await rowsOf(scene.victim)
    assert.deepEqual(
      Object.keys(after).filter((table) => after[table] !== before[table]),
      ['profiles', 'search_rows']
    )
  })

  test('notices a route without a rule, a rule without a route and an id without a kind', ({ assert }) => {
    const gift = { name: 'gifts.show', domain: 'root', method: 'GET', pattern: '/api/gifts/:id', params: ['id'] }

    assert.match(unruled([...productRoutes(), gift], RULES)[0]!, /GET \/api\/gifts\/:id has no rule\. Add one line/)
    assert.match(unruled([...productRoutes(), gift], { ...RULES, 'gifts.show': noIds(OPEN) })[0]!, /takes\(…\)/)
    assert.match(unruled(productRoutes(), { ...RULES, gone: takes() })[0]!, /about no route/)
  })

  test('notices a route that refuses everything, which would prove nothing', async ({ assert }) => {
    const rules = { ...RULES, 'members.show': takes({ kind: 'order', to: 'anybody' }) }

    assert.match(inLines(await leaksToAll(scene, named('members.show'), rules)), /nothing is proved here/)
  })
})
