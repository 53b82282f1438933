import { sharedRows } from '#app/tenancy/context/shared_list'

export interface Place {
  country: string
  region: { id: string; name: string }
  city: string
}

interface City {
  name: string
  country: string
  region_id: string
  region_name: string
  longitude: number
  latitude: number
}

/** The index treats all degrees as equally long; the truly nearest town is among this many neighbours. */
const NEIGHBOURS = 20

/** 100 km: farther away, no town is near. */
const FARTHEST_DEGREES = 100 / 111.2

/** Undefined far from everything. */
export async function nearestCity(latitude: number, longitude: number): Promise<Place | undefined> {
  const cities = await sharedRows<City>(
    `select cities.name, cities.country, regions.id::text as region_id, regions.name as region_name,
            cities.location[0] as longitude, cities.location[1] as latitude
     from (select * from global.cities order by location <-> point(?::float8, ?::float8) limit ${NEIGHBOURS}) cities
     join global.regions on regions.id = cities.region_id`,
    [longitude, latitude]
  )
  const shrink = Math.cos((latitude * Math.PI) / 180)
  const distance = (city: City) => Math.hypot((city.longitude - longitude) * shrink, city.latitude - latitude)
  const [nearest] = cities.sort((one, other) => distance(one) - distance(other))
  if (!nearest || distance(nearest) > FARTHEST_DEGREES) return undefined
  return {
    country: nearest.country,
    region: { id: nearest.region_id, name: nearest.region_name },
    city: nearest.name,
  }
}
