import { sharedRows } from '#app/tenancy/context/shared_list'
import { loadOnce } from './load_once.js'

export interface Region {
  id: string
  name: string
  country: string
}

const all = loadOnce(async () => {
  const regions = await sharedRows<Region>('select id::text, name, country from global.regions')
  return Map.groupBy(regions.sort(byName), ({ country }) => country)
})

const lists = new Map<string, Region[]>()
const MOST_LISTS = 1_000

export async function regionsOf(countries: string[]): Promise<Region[]> {
  const known = await all()
  const key = countries.join()
  const list = lists.get(key) ?? countries.flatMap((country) => known.get(country) ?? [])
  if (lists.size >= MOST_LISTS) lists.clear()
  lists.set(key, list)
  return list
}

function byName(one: Region, other: Region): number {
  return one.name.localeCompare(other.name, 'en')
}
