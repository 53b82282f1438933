import pg from 'pg'
import { SEARCHED_WORDS } from '@manyhearts/api/app/discovery/searched_words'
import { PROFILE_CHOICES } from '@manyhearts/api/app/members/profile_choices'
import type { Target } from '../load/load.ts'
import type { Row } from '../row.ts'
import { sessionToken } from '../seed/bench_brand.ts'
import type { ChildServer } from '../servers/child_server.ts'
import type { Stage } from '../stage.ts'
import { Visitor } from '../../visitor.ts'
import { besideCity } from './beside_city.ts'

/** How far down a search is paged. */
const DEEP = 20

/** Searches of the town, and of the city beside them where there is one; one at a time, as a person searches. */
export async function searchRows(product: ChildServer, stage: Stage): Promise<Row[]> {
  const rows: Row[] = []
  const filters = await filtersOf(stage.database.url)
  for (const [who, person] of [
    ['visitor', undefined],
    ['member', 1],
  ] as const) {
    const orders = [
      ['newest first', 'sort=newness'],
      ['nearest first', 'sort=distance'],
      ['deep page', ''],
    ] as const
    for (const [what, query] of [...combined(filters, stage.options.smoke ? 1 : 2), ...orders]) {
      // A visitor lives nowhere.
      if (!person && /radius|distance/.test(query)) continue
      const target = async (slug: string): Promise<Target> => ({
        port: product.port,
        host: `${slug}.localhost`,
        path: `/api/members?${what === 'deep page' ? await deepQuery(slug, person) : query}`,
        cookie: person && sessionToken(slug, person),
      })
      rows.push({ group: 'search', what: `${who}, ${what}`, ...(await besideCity(target, stage)) })
    }
  }
  return rows
}

/** One of each kind, some common and some rare. */
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
    ...Object.fromEntries(SEARCHED_WORDS.map((word) => [word, [`${word}=${PROFILE_CHOICES[word].at(-1)}`]])),
    interests: [`interests=${interests[0].id}`],
  }
}

/** No filter, each, and, when so many may meet, any two of different kinds. */
function combined(filters: Record<string, string[]>, most: 1 | 2): [what: string, query: string][] {
  const all = Object.entries(filters).flatMap(([kind, queries]) => queries.map((query) => ({ kind, query })))
  const pairs = (most === 2 ? all : []).flatMap((one, index) =>
    all.slice(index + 1).flatMap((other) => (one.kind === other.kind ? [] : [`${one.query}&${other.query}`]))
  )
  return ['', ...all.map(({ query }) => query), ...pairs].map((query) => [query || 'no filter', query])
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
