import { LRUCache } from 'lru-cache'
import { sharedRows } from '#app/tenancy/context/shared_list'

/** A country drawn by its towns: width 1000, each region one path of dots (SVG). */
export interface CountryMap {
  height: number
  regions: { id: string; name: string; towns: string }[]
}

interface Town {
  region_id: string
  region: string
  lon: number
  lat: number
}

const WIDTH = 1000
const MARGIN = 20
const TALLEST = 1400
/** Towns of a map, shared by its regions, and the least of each. */
const TOWNS = 700
const LEAST_OF_REGION = 4
/** Share of the towns at each edge that may lie outside: islands far off would make the rest small. */
const FAR_OFF = 0.004

const kept = new LRUCache<string, Promise<CountryMap>>({ max: 100 })

/** Town lists change only with a release, so maps are cached without expiry. */
export function countryMap(country: string): Promise<CountryMap> {
  let map = kept.get(country)
  if (!map) {
    map = draw(country)
    kept.set(country, map)
    map.catch(() => kept.delete(country))
  }
  return map
}

async function draw(country: string): Promise<CountryMap> {
  const towns = await sharedRows<Town>(
    `select region_id::text, regions.name as region, location[0] as lon, location[1] as lat from (
       select cities.*, row_number() over (partition by region_id order by population desc, id) as place,
         row_number() over (order by population desc, id) as place_of_all
       from global.cities where country = ?
     ) ranked join global.regions on regions.id = region_id
     where place_of_all <= ${TOWNS} or place <= ${LEAST_OF_REGION}`,
    [country]
  )
  const { at, height, isInside } = projection(towns)
  const regions = Map.groupBy(towns.filter(isInside), ({ region_id }) => region_id)
  return {
    height,
    regions: [...regions]
      .map(([id, all]) => ({ id, name: all[0]!.region, towns: all.map((town) => `M${at(town)}h0`).join('') }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

/** Equirectangular, true to scale at the middle latitude. */
function projection(towns: Town[]) {
  const [west, east] = edges(towns.map(({ lon }) => lon))
  const [south, north] = edges(towns.map(({ lat }) => lat))
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const inner = WIDTH - 2 * MARGIN
  const scale = Math.min(inner / ((east - west) * narrowing || 1), (TALLEST - 2 * MARGIN) / (north - south || 1))
  const left = (WIDTH - (east - west) * narrowing * scale) / 2
  const y = (lat: number) => MARGIN + (north - lat) * scale
  return {
    at: ({ lon, lat }: Town) => `${Math.round(left + (lon - west) * narrowing * scale)} ${Math.round(y(lat))}`,
    height: Math.round(y(south) + MARGIN),
    isInside: ({ lon, lat }: Town) => lon >= west && lon <= east && lat >= south && lat <= north,
  }
}

function edges(degrees: number[]): [number, number] {
  const sorted = degrees.toSorted((one, other) => one - other)
  const off = Math.floor(sorted.length * FAR_OFF)
  return [sorted[off] ?? 0, sorted[sorted.length - 1 - off] ?? 0]
}
