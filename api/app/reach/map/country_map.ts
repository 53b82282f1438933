import { LRUCache } from 'lru-cache'
import { sharedRows } from '#app/tenancy/context/shared_list'
import type { Point } from './neighbours.js'
import { placeTowns } from './place_towns.js'
import { regionShapes, type RegionShape } from './region_shapes.js'

/** A country drawn from nothing but its towns (SVG paths). */
export interface CountryMap {
  width: number
  height: number
  regions: (RegionShape & {
    id: string
    name: string
    /** The larger ones, as lines of no length. */
    towns: string
  })[]
}

interface Town {
  region_id: string
  region: string
  lon: number
  lat: number
  is_large: boolean
}

/** Dots of a map, shared by its regions, and the least of each. */
const TOWNS = 420
const LEAST_OF_REGION = 4

const LANDLOCKED = ['AT', 'CH', 'LU']

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
  const all = await sharedRows<Town>(
    `select region_id::text, regions.name as region, location[0] as lon, location[1] as lat,
       place_of_all <= ${TOWNS} or place <= ${LEAST_OF_REGION} as is_large
     from (
       select cities.*, row_number() over (partition by region_id order by population desc, id) as place,
         row_number() over (order by population desc, id) as place_of_all
       from global.cities where country = ?
     ) ranked join global.regions on regions.id = region_id
     order by place_of_all`,
    [country]
  )
  const hasCoast = !LANDLOCKED.includes(country)
  // Islets that have no shape shouldn't take room: what is drawn fills the picture.
  const { towns: drawn } = regionShapes({ ...placeTowns(all), hasCoast })
  const placed = placeTowns(drawn)
  const { shapes, towns } = regionShapes({ ...placed, hasCoast })
  const large = Map.groupBy(
    towns.filter(({ is_large }) => is_large),
    ({ region_id }) => region_id
  )
  // Regions whose few towns lie too far off to be drawn can still be chosen in the field.
  const names = new Map(all.map(({ region_id, region }) => [region_id, region]))
  return {
    width: placed.width,
    height: placed.height,
    regions: [...names]
      .map(([id, name]) => ({
        id,
        name,
        shape: '',
        middle: null,
        ...shapes.get(id),
        towns: dots(large.get(id) ?? []),
      }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en')),
  }
}

function dots(points: Point[]): string {
  return points.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`).join('')
}
