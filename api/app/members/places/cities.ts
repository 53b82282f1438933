import { sharedRows } from '#app/tenancy/context/shared_list'
import { LRUCache } from 'lru-cache'

export interface City {
  id: string
  name: string
}

interface FoldedCity extends City {
  folded: string
}

const MOST = 20
const MOST_REGIONS = 200
const MOST_ANSWERS = 2_000

/** City lists change only with a release, so regions are cached without expiry. */
const known = new LRUCache<string, Promise<FoldedCity[]>>({ max: MOST_REGIONS })

/** By region and what was typed, as most people type the same first letters. */
const answers = new LRUCache<string, City[]>({ max: MOST_ANSWERS })

export async function citiesOf(regionId: string, typed: string): Promise<City[]> {
  const wanted = folded(typed.trim())
  const key = `${regionId} ${wanted}`
  const known = answers.get(key)
  if (known) return known
  const fitting = (await allOf(regionId)).filter(
    ({ folded: name }) => name.startsWith(wanted) || name.includes(` ${wanted}`)
  )
  const answer = fitting.slice(0, MOST).map(({ id, name }) => ({ id, name }))
  answers.set(key, answer)
  return answer
}

function allOf(regionId: string): Promise<FoldedCity[]> {
  let cities = known.get(regionId)
  if (!cities) {
    cities = load(regionId)
    known.set(regionId, cities)
    cities.catch(() => known.delete(regionId))
  }
  return cities
}

async function load(regionId: string): Promise<FoldedCity[]> {
  const cities = await sharedRows<City>(
    'select id::text, name from global.cities where region_id = ? order by population desc, id',
    [regionId]
  )
  return cities.map((city) => ({ ...city, folded: folded(city.name) }))
}

function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[-’'/]/g, ' ')
    .replace(/ø/gi, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/æ/gi, 'ae')
    .replace(/ß/g, 'ss')
    .toLowerCase()
}
