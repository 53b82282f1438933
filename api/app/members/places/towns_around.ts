import { LRUCache } from 'lru-cache'
import { sharedRows } from '#app/tenancy/context/shared_list'

export interface NearTown {
  id: string
  country: string
  regionId: string
  km: number
}

export const FARTHEST_KM = 250
const EARTH_RADIUS_KM = 6371
const KM_PER_DEGREE = 111.2

const known = new LRUCache<string, Promise<NearTown[]>>({ max: 100 })

/** The towns within `FARTHEST_KM` of a town, nearest first, starting with itself; none if it is unknown. */
export function townsAround(townId: string): Promise<NearTown[]> {
  let towns = known.get(townId)
  if (!towns) {
    towns = load(townId)
    known.set(townId, towns)
    towns.catch(() => known.delete(townId))
  }
  return towns
}

interface Point {
  id: string
  country: string
  region_id: string
  longitude: number
  latitude: number
}

const POINT =
  'cities.id::text, cities.country, cities.region_id::text, cities.location[0] as longitude, cities.location[1] as latitude'

async function load(townId: string): Promise<NearTown[]> {
  const [own] = await sharedRows<Point>(`select ${POINT} from global.cities where id = ?`, [townId])
  if (!own) return []
  const high = FARTHEST_KM / KM_PER_DEGREE
  const wide = high / Math.max(0.1, Math.cos(radians(Math.min(89, Math.abs(own.latitude) + high))))
  const points = await sharedRows<Point>(
    `select ${POINT} from global.cities where location <@ box(point(?::float8, ?::float8), point(?::float8, ?::float8))`,
    [own.longitude - wide, own.latitude - high, own.longitude + wide, own.latitude + high]
  )
  return points
    .map((point) => ({ id: point.id, country: point.country, regionId: point.region_id, km: kilometres(own, point) }))
    .filter(({ km }) => km <= FARTHEST_KM)
    .sort((one, other) => one.km - other.km || Number(one.id) - Number(other.id))
}

function kilometres(one: Point, other: Point): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const across = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  const chord = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * across
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
