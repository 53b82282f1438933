import pg from 'pg'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { percentile } from '../load/compare.ts'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { sessionToken } from '../seed/bench_brand.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'
import { Visitor } from '../../visitor.ts'
import { BESIDE_GOAL, besideCity } from './beside_city.ts'

const DEEP = 20

/** `kinds`: the filters combined; none where the search is about something else. */
interface Search {
  what: string
  query: string
  kinds?: string
}

/** Searches of the town and the city, one at a time; then every combination of filter kinds, and all searches, as one figure each. */
export async function searchRows(product: ChildServer, stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  const combinations = new Map<string, Row[]>()
  const filters = await filtersOf(stage.database.url)
  for (const [who, person] of [
    ['visitor', undefined],
    ['member', 1],
  ] as const) {
    const orders: Search[] = [
      { what: 'newest first', query: 'sort=newness' },
      { what: 'nearest first', query: 'sort=distance' },
      { what: 'deep page', query: '' },
    ]
    for (const { what, query, kinds } of [...combined(filters, stage.options.smoke ? 1 : 2), ...orders]) {
      // Visitors live nowhere.
      if (!person && /radius|distance/.test(query)) continue
      const target = async (slug: string): Promise<Target> => ({
        port: product.port,
        host: `${slug}.localhost`,
        path: `/api/members?${what === 'deep page' ? await deepQuery(slug, person) : query}`,
        cookie: person && sessionToken(slug, person),
      })
      const row = { group: 'search', what: `${who}, ${what}`, ...(await besideCity(target, stage)) }
      rows.push(row)
      if (kinds) combinations.set(kinds, [...(combinations.get(kinds) ?? []), row])
    }
  }
  const each = [...combinations].map(([kinds, those]) => together(those, kinds))
  return [...rows, ...each, together(rows, `all answers of ${rows.length} searches`)]
}

/** All answers of some searches as one figure. */
function together(rows: Row[], what: string): Row {
  const [town, city] = (['own', 'large'] as const).map((side) => rows.flatMap(({ times }) => times?.[side] ?? [])) as [
    number[],
    number[],
  ]
  const figures = { p50: percentile(town, 50), p95: percentile(town, 95) }
  if (city.length === 0) return { group: 'search', what, figures }
  const beside = { 'large p50': percentile(city, 50), 'large p95': percentile(city, 95) }
  return {
    group: 'search',
    what,
    figures: { ...figures, ...beside },
    ratio: beside['large p95'] / figures.p95,
    goal: BESIDE_GOAL,
  }
}

async function filtersOf(databaseUrl: string): Promise<Record<string, string[]>> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  const { rows } = await owner.query(`select id::text from global.regions where country = 'GB' order by id`)
  const { rows: interests } = await owner.query('select id::text from global.interests order by id limit 1')
  await owner.end()
  return {
    gender: ['gender=female'],
    country: ['country=GB', 'country=IE'],
    region: [`countryregion=${rows[0].id}`, `countryregion=${rows.at(-1).id}`],
    ages: ['min_age=30&max_age=35', 'min_age=70', 'max_age=18'],
    real: ['real_only=true'],
    radius: ['radius=10', 'radius=250'],
    ...Object.fromEntries(
      SEARCHED_ATTRIBUTES.map((word) => [word, [`${word}=${PROFILE_FIELDS[word].choices.at(-1)}`]])
    ),
    interests: [`interests=${interests[0].id}`],
  }
}

/** No filter, each alone, and with `most` 2 any two of different kinds. */
function combined(filters: Record<string, string[]>, most: 1 | 2): Search[] {
  const all = Object.entries(filters).flatMap(([kind, queries]) => queries.map((query) => ({ kind, query })))
  const pairs = (most === 2 ? all : []).flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter(({ kind }) => kind !== one.kind)
      .map((other) => ({ kind: `${one.kind} with ${other.kind}`, query: `${one.query}&${other.query}` }))
  )
  return [
    { what: 'no filter', query: '' },
    ...[...all, ...pairs].map(({ kind, query }) => ({ what: query, query, kinds: kind })),
  ]
}

async function deepQuery(slug: string, person: number | undefined): Promise<string> {
  const visitor = new Visitor(`${slug}.localhost`)
  if (person) visitor.cookies.set('sid', sessionToken(slug, person))
  let query = ''
  for (let page = 0; page < DEEP; page++) {
    const { body } = await visitor.get(`/api/members?${query}`)
    if (!body.next) break
    query = `cursor=${body.next}`
  }
  return query
}
