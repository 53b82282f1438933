import { sharedRows } from '#app/tenancy/shared_list'
import { keepOnce } from './keep_once.js'

/** A first-level region of a country. */
export interface Region {
  id: string
  name: string
  country: string
}

const all = keepOnce(async () => {
  const regions = await sharedRows<Region>('select id::text, name, country from global.regions')
  return Map.groupBy(regions.sort(byName), ({ country }) => country)
})

/** The regions of some countries, by name. */
export async function regionsOf(countries: string[]): Promise<Region[]> {
  const known = await all()
  return countries.flatMap((country) => known.get(country) ?? [])
}

function byName(one: Region, other: Region): number {
  return one.name.localeCompare(other.name, 'en')
}
