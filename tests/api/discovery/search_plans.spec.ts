import { test } from '@japa/runner'
import type { Client } from 'pg'
import { latestFirst } from '@manyhearts/api/app/discovery/candidates/latest_first'
import type { SearchFilters } from '@manyhearts/api/app/discovery/filters/search_filters'
import Member from '@manyhearts/api/app/members/people/member'
import { siteByTenantId } from '@manyhearts/api/app/tenancy/sites/site_directory'
import { asTenant, currentTransaction } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { asOwner, type Brand, newBrand, newPerson } from '../../cast.ts'
import { rounds } from '../../rounds.ts'
import { crowdOf } from './crowd_of.ts'

const CONDITIONS: string[] = [
  `gender_code = app.word_code('male')`,
  `country_code = app.country_code('GB')`,
  `region_id = 27406060`,
  `date_of_birth <= '1996-11-22' and date_of_birth > '1990-11-22'`,
  `kind_code = app.word_code('member')`,
  `town_id = any('{2643743,2655603}'::bigint[])`,
  `interest_mask & 4 > 0`,
  ...SEARCHED_ATTRIBUTES.map((word) => `${word}_code = app.word_code('${PROFILE_FIELDS[word].choices.at(-1)}')`),
]

const PAIRS = CONDITIONS.flatMap((one, place) => CONDITIONS.slice(place + 1).map((other) => `${one} and ${other}`))

const oneOf = (values: readonly string[]) =>
  `(array['${values.join("','")}'])[1 + floor(random() * ${values.length})::int]`

const LIVED_IN = `update app.profiles set
  gender = ${oneOf(['male', 'female'])}, country = ${oneOf(['GB', 'NL'])},
  region_id = (array[27406060, 27429328])[1 + floor(random() * 2)::int],
  date_of_birth = current_date - (6600 + floor(random() * 15000)::int),
  last_active_at = now() - random() * interval '300 days', visible_to_visitors = (kind = 'fictional' or random() < 0.4),
  ${SEARCHED_ATTRIBUTES.map((word) => `${word} = ${oneOf(PROFILE_FIELDS[word].choices)}`).join(', ')}`

const statement = (brand: Brand, where: string, order: string) =>
  `explain select id from app.search_rows where tenant_id = ${brand.id} and ${where} ${order} limit 25`

function planOf(brand: Brand, filters: SearchFilters, memberId?: string, towns?: string[]): Promise<string> {
  return asTenant(brand, async () => {
    const member = memberId ? await Member.query().where('id', memberId).preload('profile').firstOrFail() : null
    const viewer = { site: (await siteByTenantId(brand.id))!, language: 'en', member }
    const { sql, bindings } = latestFirst(viewer, filters, towns, null, 201).toSQL()
    const { rows } = await currentTransaction().rawQuery(`explain ${sql}`, bindings as never)
    return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
  })
}

async function plans(owner: Client, sql: string): Promise<string> {
  const { rows } = await owner.query(sql)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Columns a plan filters by only after it has fetched an index entry. */
function lookedAtLast(plan: string): string[] {
  const filters = [...plan.matchAll(/^ +Filter: (.*)$/gm)].map(([, filter]) => filter!)
  const columns = /\b(?:id|interest_mask|date_of_birth|birth_band|visible_to_visitors|region_id|town_id|\w+_code)\b/g
  return [...new Set(filters.flatMap((filter) => filter.match(columns) ?? []))]
}

function expectedIn(plan: string): number {
  return Math.max(...[...plan.matchAll(/rows=(\d+)/g)].map(([, rows]) => Number(rows)))
}

test.group('The plans of a search', (group) => {
  let brand: Brand
  group.setup(async () => {
    brand = await newBrand('planned', 'GB', 'en-GB')
    await crowdOf(brand, rounds(6_000, 20_000))
    // Always the same people, or the plans differed from run to run.
    await asOwner((owner) => owner.query(`select setseed(0.5); ${LIVED_IN}`), brand)
    await asOwner((owner) => owner.query('vacuum analyze app.search_rows'))
  })

  for (const [order, by] of [
    ['activity', 'order by last_active_at desc, id desc'],
    ['newness', 'order by id desc'],
  ] as const) {
    test(`no two filters read all profiles, in ${order}`, async ({ assert }) => {
      const walking = await asOwner(async (owner) => {
        await owner.query(`set role to ${await servingRole(owner)}`)
        const found: string[] = []
        for (const where of [...CONDITIONS, ...PAIRS])
          if (/Seq Scan on search_rows/.test(await plans(owner, statement(brand, where, by)))) found.push(where)
        return found
      }, brand)

      assert.deepEqual(walking, [])
    })
  }

  test('profiles that don’t fit are skipped in the index, and never fetched', async ({ assert }) => {
    const asked: SearchFilters = { country: 'GB', min_age: 30, real_only: true, tattoos: ['many'], reason: ['chat'] }
    const visitors = await planOf(brand, asked)
    const inRegion = await planOf(brand, { gender: 'female', countryregion: '27406060', min_age: 58 })
    const { member } = await newPerson(brand, { name: 'Lea', gender: 'female', looking_for: 'male' })
    const hers = await planOf(brand, asked, member.id)

    for (const plan of [visitors, inRegion]) assert.deepEqual(lookedAtLast(plan), [])
    assert.match(visitors, /Index Cond: .*visible_to_visitors/)
    // No index knows the viewer's own id and the members they block.
    assert.deepEqual(lookedAtLast(hers), ['id'])
  })

  test('a member is expected to find as many as a visitor, though they may block some of them', async ({ assert }) => {
    const { member } = await newPerson(brand, { name: 'Zoe', gender: 'female', looking_for: 'male' })
    const filters: SearchFilters = { gender: 'male', country: 'GB' }

    const [hers, visitors] = [await planOf(brand, filters, member.id), await planOf(brand, filters)].map(expectedIn)

    assert.approximately(hers! / visitors!, 1, 0.1)
  })

  test('a region around the chosen towns changes no estimate', async ({ assert }) => {
    const { member } = await newPerson(brand, { name: 'Una', gender: 'female', looking_for: 'male' })
    const towns = ['2643743', '2655603']
    const within = await planOf(brand, { gender: 'male' }, member.id, towns)

    const inRegion = await planOf(brand, { gender: 'male', countryregion: '27406060' }, member.id, towns)

    assert.approximately(expectedIn(inRegion) / expectedIn(within), 1, 0.1)
  })

  test('with a small range of ages, interests are only compared near it', async ({ assert }) => {
    const plan = await planOf(brand, { gender: 'female', min_age: 30, max_age: 31, interests: ['1'] })

    assert.match(plan, /Index Only Scan using search_rows_by_birth_band/)
    assert.deepEqual(lookedAtLast(plan), ['interest_mask'])
  })

  test('hundreds of towns are looked up in a hash, and not compared one by one', async ({ assert }) => {
    const { member } = await newPerson(brand, { name: 'Tess', gender: 'female', looking_for: 'male' })
    const towns = Array.from({ length: 300 }, (_, place) => String(2643743 + place))

    assert.match(await planOf(brand, {}, member.id, towns), /town_id = \(hashed SubPlan/)
    assert.match(await planOf(brand, {}, member.id, towns.slice(0, 3)), /town_id = ANY/)
  })
})

async function servingRole(owner: Client): Promise<string> {
  const { rows } = await owner.query(`select quote_ident(current_database() || '_rt') as role`)
  return rows[0].role
}
