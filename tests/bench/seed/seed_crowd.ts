import type { Client } from 'pg'
import { PROFILE_FIELDS, SEARCHED_ATTRIBUTES } from '@manyhearts/locales/profile_fields'
import { PASSWORD_HASH } from '../../password.ts'
import { type BenchBrand, WRITERS } from './bench_brand.ts'
import { seedHistory } from './seed_history.ts'

type People = Pick<BenchBrand, 'slug' | 'people'> & Partial<Pick<BenchBrand, 'hasHistory'>>

/** `disabled` are members with an unconfirmed address. */
const SHARE = { fictional: 0.03, disabled: 0.04, visible: 0.4, photographed: 0.6, telling: 0.85, townspeople: 0.7 }

/** Fills a brand like a lived-in site: recent activity, uneven places, some photos and likes. Set-based: 1,000,000 people in minutes. */
export async function seedCrowd(owner: Client, tenantId: string, brand: People): Promise<void> {
  await owner.query('select setseed(0.5)')
  // Checking each row would take longer than writing it, and the rows below fit together.
  await owner.query('set session_replication_role = replica')
  await owner.query('drop table if exists pg_temp.people, pg_temp.places')
  await owner.query(PLACES)
  await owner.query(people(tenantId, brand))
  await owner.query('create unique index on pg_temp.people (n)')
  await owner.query('analyze pg_temp.people')
  for (const statement of [MEMBERS, PROFILES, PHOTOS, INTERESTS, SEARCH_ROWS, LIKES, WALLETS])
    await owner.query(statement)
  if (brand.hasHistory) await seedHistory(owner)
  await owner.query('reset session_replication_role')
}

const PLACES = `
  create temp table places as
  select country, share, array_agg(regions.id order by regions.id) as regions,
    (select array_agg(cities.id order by population desc) from global.cities where cities.country = countries.country) as towns
  from (values ('GB', 0.7), ('US', 0.82), ('ES', 0.92), ('IE', 1.0)) as countries (country, share)
  join global.regions using (country) group by country, share`

const people = (tenantId: string, { slug, people: count }: People) => `
  create temp table people as
  select drawn.*, ${tenantId}::bigint as tenant_id, '${slug}' as slug,
    sec.new_id(signed_up_at) as member_id, sec.new_id(signed_up_at) as profile_id,
    case when has_photo < ${SHARE.photographed} then sec.new_id(signed_up_at) end as photo_id,
    case when drawn.n > ${WRITERS} and chance < ${SHARE.fictional} then 'fictional' else 'member' end as kind,
    case when drawn.n > ${WRITERS} and chance > 1 - ${SHARE.disabled} then 'disabled' else 'active' end as status,
    places.country, places.regions[1 + floor(far * far * cardinality(places.regions))::int] as drawn_region_id,
    case when drawn.n <= ${WRITERS} or at_town < ${SHARE.townspeople} then places.towns[1 + floor(power(town, 4) * cardinality(places.towns))::int] end as town_id
  from (
    select n, random() as chance, random() as has_photo, random() as land, random() as far, random() as wanted,
      random() as seen, random() as shown, random() as at_town, random() as town, case when random() < 0.62 then 'male' else 'female' end as gender,
      current_date - (6600 + floor(abs(random() + random() + random() - 1.2) * 14000)::int) as born,
      now() - random() * interval '600 days' - interval '1 hour' as signed_up_at
    from generate_series(1, ${count}) as n
  ) drawn
  join lateral (select * from places where land <= share order by share limit 1) places on true`

const MEMBERS = `
  insert into app.members (tenant_id, id, email, password_hash, status, language, signed_up_at, activated_at, show_fictional, visible_to_visitors)
  select tenant_id, member_id, 'person-' || n || '@' || slug || '.example', '${PASSWORD_HASH}', case status when 'active' then 'active' else 'not_confirmed' end,
    'en', signed_up_at, case status when 'active' then signed_up_at end, true, shown < ${SHARE.visible}
  from people where kind = 'member'`

/** The first word is common, the last one rare, and some people have none. */
const drawn = (words: readonly string[]) =>
  `case when random() < ${SHARE.telling} then (array['${words.join("','")}'])[1 + floor(power(random(), 2) * ${words.length})::int] end`

const PROFILES = `
  insert into app.profiles (tenant_id, id, kind, member_id, status, name, gender, looking_for, date_of_birth, country, region_id,
    city, town_id, ${SEARCHED_ATTRIBUTES.join(', ')}, about_me, main_photo_id, photo_count, visible_to_visitors, created_at, last_active_at)
  select people.tenant_id, profile_id, kind, case kind when 'member' then member_id end, status,
    (array['Ada','Bea','Carl','Dina','Egon','Finn','Gerd','Hana','Ida','Jan','Kim','Lou','Max','Nora','Otto','Pia'])[1 + n % 16],
    gender, case when wanted < 0.08 then 'both' when gender = 'male' then 'female' else 'male' end, born, people.country, coalesce(cities.region_id, drawn_region_id),
    cities.name, cities.id, ${SEARCHED_ATTRIBUTES.map((word) => drawn(PROFILE_FIELDS[word].choices)).join(', ')},
    repeat('Somebody who likes long walks and short letters. ', 1 + n % 6), photo_id, (photo_id is not null)::int,
    kind = 'fictional' or shown < ${SHARE.visible}, signed_up_at, now() - power(seen, 3) * (now() - signed_up_at)
  from people left join global.cities on cities.id = people.town_id and kind = 'member'`

const PHOTOS = `
  insert into app.photos (tenant_id, id, profile_id, position, filename, thumb_filename, match_filename, placeholder, width, height, created_at)
  select tenant_id, photo_id, profile_id, 0, 'photos/' || n || '.webp', 'photos/' || n || '-thumb.webp', 'photos/' || n || '-match.webp',
    'kBcGDYSZiIh3iIeHeHd4eHh3iXGHeHiI', 900, 1200, signed_up_at
  from people where photo_id is not null`

const INTERESTS = `
  insert into app.profile_interests (tenant_id, profile_id, interest_id)
  select tenant_id, profile_id, id from people
  join (select id, row_number() over (order by id) as place, count(*) over () as all from global.interests) interests
    on interests.place - 1 in (n % interests.all, (n * 7 + 3) % interests.all)`

const CODED = ['kind', 'gender', 'looking_for', ...SEARCHED_ATTRIBUTES]

/** As the triggers would write them, which are off meanwhile. */
const SEARCH_ROWS = `
  with liked as (
    select profile_id, bit_or(1::bigint << bit) as mask from people join app.profile_interests using (tenant_id, profile_id)
    join global.interests on interests.id = interest_id group by profile_id
  )
  insert into app.search_rows (tenant_id, id, last_active_at, interest_mask, region_id, town_id, date_of_birth, visible_to_visitors,
    country_code, ${CODED.map((word) => `${word}_code`).join(', ')})
  select profiles.tenant_id, profiles.id, last_active_at, mask, region_id, profiles.town_id, date_of_birth, visible_to_visitors,
    app.country_code(profiles.country), ${CODED.map((word) => `app.word_code(profiles.${word})`).join(', ')}
  from people join app.profiles on profiles.tenant_id = people.tenant_id and profiles.id = people.profile_id
  join liked on liked.profile_id = people.profile_id
  where profiles.status = 'active'`

/** Most people like the next ones: a tenth of the people is liked, and some likes are mutual. */
const LIKES = `
  insert into app.likes (tenant_id, id, from_profile_id, to_profile_id, created_at)
  select one.tenant_id, sec.new_id(one.signed_up_at + random() * interval '1 hour'), one.profile_id, other.profile_id, one.signed_up_at
  from people one join people other on other.n in (one.n + 3, one.n - 3) where one.n % 10 < 1 and one.kind = 'member'`

const WALLETS = `
  insert into app.wallets (tenant_id, id, member_id, bonus, bought)
  select tenant_id, sec.new_id(signed_up_at), member_id, 20, 0 from people where kind = 'member'`
