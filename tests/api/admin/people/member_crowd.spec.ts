import { test } from '@japa/runner'
import { memberSearch } from '@manyhearts/api/app/admin/resources/members/member_search'
import { members } from '@manyhearts/api/app/admin/resources/members/members'
import { asTenant, tenantRows } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand, newBrand, newPerson, type Person } from '../../../cast.ts'
import { listPath, newPlatformAdmin } from '../staff_of.ts'

const CROWD = 12_000
/** Rows PostgreSQL may read to find one member, or to show a page. */
const FEW = 1_000

interface PlanNode {
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows read at every step of a plan, including those filtered out. */
function rowsRead({ Plans = [], ...node }: PlanNode): number {
  const read = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
  return Plans.reduce((sum, inner) => sum + rowsRead(inner), read)
}

test.group('A brand of thousands in the console', (group) => {
  let crowd: Brand
  let zoe: Person

  group.setup(async () => {
    crowd = await newBrand('crowd', 'GB', 'en-GB')
    zoe = await newPerson(crowd, { name: 'Zoe', gender: 'female', looking_for: 'male' })
    await asOwner(async (owner) => {
      await owner.query(
        `insert into app.members (id, email, password_hash, status, language, show_fictional, visible_to_visitors)
         select number, 'm' || number || '@example.com', '-', 'active', 'en', true, true from generate_series(1, ${CROWD}) number`
      )
      await owner.query(
        `insert into app.profiles (id, kind, member_id, status, name, gender, looking_for, date_of_birth, country)
         select number, 'member', number, 'active', 'Name ' || number, 'male', 'female', '1990-01-01', 'GB' from generate_series(1, ${CROWD}) number`
      )
      await owner.query('analyze app.members, app.profiles')
    }, crowd)
  })

  /** Rows read for an answer, under row-level security as in the console. */
  const cost = (rest: string, bindings: unknown[] = []) =>
    asTenant(
      crowd,
      async () => {
        const [{ 'QUERY PLAN': plan }] = (await tenantRows(
          `explain (analyze, format json) select ${members.columns} from ${members.from}
           where ${members.inTenant} = (select sec.tenant_id()) ${rest} limit 25`,
          bindings
        )) as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }]
        return rowsRead(plan[0].Plan)
      },
      { connection: 'staff', readOnly: true }
    )

  test('a member is found without reading all of them', async ({ assert }) => {
    for (const text of ['zo', zoe.member.email, zoe.member.id, zoe.profile.id, 'R-ABC234']) {
      const { sql, bindings } = memberSearch(text)
      assert.isBelow(await cost(`and ${sql}`, bindings), FEW, text)
    }
  })

  test('a page is read in order, whichever way it is sorted', async ({ assert }) => {
    for (const column of Object.values(members.sorts))
      for (const direction of ['asc', 'desc'])
        assert.isBelow(
          await cost(`order by ${column} ${direction}, ${members.key} ${direction}`),
          FEW,
          `${column} ${direction}`
        )
  })

  test('a list counts to ten thousand at most', async ({ assert }) => {
    const admin = await newPlatformAdmin()

    const { body, headers } = await admin.get(listPath('members', { filter: { tenant_id: crowd.id }, range: [0, 24] }))

    assert.lengthOf(body, 25)
    assert.equal(headers['content-range'], 'members 0-24/10000')
  })
})
