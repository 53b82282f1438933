import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Client, DatabaseError } from 'pg'
import { PRODUCT_ROOT } from '#app/http/product_root'
import { interestId, regionId } from './list_ids.js'

const FILES = ['countries.json', 'regions.json', 'cities.tsv.gz', 'interests.json', 'vat_rates.json'] as const
/** Increase it when the same files have to be imported differently. */
const FORMAT = 1

/** Returns false if the lists are imported already. Profiles refer to countries, regions and interests, so those are never deleted. */
export async function importPlaces(owner: Client): Promise<boolean> {
  const files = await Promise.all(FILES.map((name) => readFile(join(PRODUCT_ROOT, 'database/lists', name))))
  const hash = createHash('sha256').update(`${FORMAT}`)
  for (const file of files) hash.update(createHash('sha256').update(file).digest())
  const mark = `lists ${hash.digest('hex')}`
  const { rows } = await owner.query(`select obj_description('global.cities'::regclass, 'pg_class') as mark`)
  if (rows[0].mark === mark) return false

  const [countries, regions, cities, interests, rates] = files as [Buffer, Buffer, Buffer, Buffer, Buffer]
  await owner.query('begin')
  try {
    await importCountries(owner, JSON.parse(countries.toString('utf8')))
    await importRegions(owner, JSON.parse(regions.toString('utf8')))
    await importCities(owner, (await promisify(gunzip)(cities)).toString('utf8'))
    await importInterests(owner, JSON.parse(interests.toString('utf8')))
    await importVatRates(owner, JSON.parse(rates.toString('utf8')))
    await owner.query(`comment on table global.cities is '${mark}'`)
    await owner.query('commit')
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
  await owner.query('analyze global.regions, global.cities, global.interests')
  return true
}

async function importCountries(owner: Client, countries: object[]): Promise<void> {
  await owner.query(
    `insert into global.countries (code, languages, currency, calling_code, time_zone)
     select code, languages, currency, calling_code, time_zone
     from jsonb_to_recordset($1) as list (code text, languages text[], currency text, calling_code text, time_zone text)
     on conflict (code) do update set languages = excluded.languages, currency = excluded.currency,
       calling_code = excluded.calling_code, time_zone = excluded.time_zone`,
    [JSON.stringify(countries)]
  )
}

async function importRegions(owner: Client, regions: { country: string; code: string; name: string }[]): Promise<void> {
  const rows = regions.map((region) => ({ id: regionId(region.country, region.code), ...region }))
  await owner.query(
    `insert into global.regions (id, country, code, name)
     select id, country, code, name from jsonb_to_recordset($1) as list (id bigint, country text, code text, name text)
     on conflict (country, code) do update set name = excluded.name`,
    [JSON.stringify(rows)]
  )
}

/** @throws for more interests than search rows have bits for */
export async function importInterests(owner: Client, interests: { key: string; names: object }[]): Promise<void> {
  const rows = interests.map((interest) => ({ id: interestId(interest.key), ...interest }))
  const imported = owner.query(
    `insert into global.interests (id, key, names, bit)
     select list.id, key, list.names, coalesce(known.bit,
       (select coalesce(max(bit), -1) from global.interests) + row_number() over (partition by known.id is null order by list.id))
     from jsonb_to_recordset($1) as list (id bigint, key text, names jsonb) left join global.interests known using (key)
     on conflict (key) do update set names = excluded.names`,
    [JSON.stringify(rows)]
  )
  await imported.catch((error: DatabaseError) => {
    if (error.constraint !== 'interests_bit_check') throw error
    throw new Error(
      `database/lists/interests.json has too many interests: with those removed from it before, there can be 63, as many as a search row has bits for.`
    )
  })
}

async function importVatRates(owner: Client, rates: object[]): Promise<void> {
  await owner.query(
    `insert into global.vat_rates (country, starts_on, percent)
     select country, starts_on, percent from jsonb_to_recordset($1) as list (country text, starts_on date, percent numeric)
     on conflict (country, starts_on) do update set percent = excluded.percent`,
    [JSON.stringify(rates)]
  )
}

/** No foreign key refers to a city, so the list is replaced as a whole. */
async function importCities(owner: Client, table: string): Promise<void> {
  await owner.query('delete from global.cities')
  await owner.query(
    `insert into global.cities (id, country, region_id, name, population, location)
     select line[1]::bigint, line[2], regions.id, line[4], line[5]::int, point(line[7]::float8, line[6]::float8)
     from string_to_table($1, E'\\n') as text_line
     cross join lateral string_to_array(text_line, E'\\t') as line
     join global.regions on regions.country = line[2] and regions.code = line[3]`,
    [table.trim()]
  )
}
