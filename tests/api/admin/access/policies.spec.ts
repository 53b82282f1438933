import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { POLICIES, type Policy } from '@manyhearts/api/app/admin/access/policies'
import { STAFF_ROLES, type StaffRole } from '@manyhearts/api/app/staff/accounts/staff_roles'
import { resources } from '@manyhearts/api/app/admin/resources/resource_named'
import type { Resource } from '@manyhearts/api/app/admin/resources/definition/resource'
import { type Cast, newCast } from '../../../cast.ts'
import { ANSWERS } from './answers_of_console.ts'
import { callsOfConsole } from './calls_of_console.ts'
import { ADMIN_HOST, newPlatformAdmin, newStaff } from '../staff_of.ts'

/** Names that everybody sees who sees any brand, the company that both brands have, and what is about all of one's brands. */
const SHARED: readonly Policy[] = [
  'companies.list',
  'niches.list',
  'platforms.list',
  'dashboards.show',
  'next_desk_chats.store',
]
/** Calls that need no role: who one is, what of all that each role may see (`search/search.spec.ts`), and what one named for oneself. */
const OWN = [
  'access.show',
  'search.show',
  'screen',
  'openapi.show',
  ...['index', 'store', 'update', 'destroy'].map((call) => `saved_filters.${call}`),
]

test.group('Who may make which call of the console', (group) => {
  let cast: Cast
  let calls: Awaited<ReturnType<typeof callsOfConsole>>
  group.setup(async () => {
    cast = await newCast({ rosa: { goodwill_limit: 50 } })
    calls = await callsOfConsole(cast.ann)
  })

  test('every call has a line in the table, and every line a call', ({ assert }) => {
    const named = (router.toJSON()[ADMIN_HOST] ?? []).flatMap(({ name }) =>
      name?.startsWith('console.') && !name.startsWith('console.resources.') ? [name.slice('console.'.length)] : []
    )
    const rows = Object.entries<Resource>(resources).flatMap(([name, { change }]) =>
      change ? [`${name}.list`, `${name}.edit`] : [`${name}.list`]
    )

    assert.sameMembers(Object.keys(POLICIES), [...named.filter((name) => !OWN.includes(name)), ...rows])
  })

  for (const role of STAFF_ROLES)
    test(`${role}: what the table allows, at a brand where they have the role alone`, async ({ assert }) => {
      const [here, elsewhere] = [
        await newStaff([{ brand: cast.rosa, role }]),
        await newStaff([{ brand: cast.vlam, role }]),
      ]
      const found: Record<string, [number, number]> = {}
      for (const policy of policies())
        found[policy] = [(await calls[policy](here)).status, (await calls[policy](elsewhere)).status]

      assert.deepEqual(found, expectedOf(role))
    })

  test('another role at the brand tells them that it is there, and that they may not', async ({ assert }) => {
    const sam = await newStaff([
      { brand: cast.rosa, role: 'support' },
      { brand: cast.vlam, role: 'operator' },
    ])

    assert.equal((await calls['campaigns.update'](sam)).status, 403)
    assert.equal((await calls['tenants.edit'](sam)).status, 403)
    assert.equal((await calls['member_reveals.store'](sam)).status, 200)
  })

  test('platform admins may make them all, and staff without a role none', async ({ assert }) => {
    const [admin, nobody] = [await newPlatformAdmin(), await newStaff([])]

    for (const policy of policies()) {
      assert.equal((await calls[policy](admin)).status, ANSWERS[policy] ?? 200, policy)
      assert.equal((await calls[policy](nobody)).status, 403, policy)
    }
  })
})

const policies = () => Object.keys(POLICIES) as Policy[]

/** At the brand, and at another one alone. */
function expectedOf(role: StaffRole): Record<string, [number, number]> {
  return Object.fromEntries(
    policies().map((policy) => {
      const answer = ANSWERS[policy] ?? 200
      if (!(POLICIES[policy] as readonly StaffRole[]).includes(role)) return [policy, [403, 403]]
      return [policy, [answer, SHARED.includes(policy) ? 200 : 404]]
    })
  )
}
