import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** What a profile says in one word each, and every word there is, in the order of its code: new ones go to the end. */
const FIELDS = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']
const WORDS =
  'hetero gay lesbian bi blond brown black red grey white bald other blue green hazel slim athletic average curvy full ' +
  'single divorced widowed separated open none one some many relationship dating friendship chat adventure'

const CODES = FIELDS.map((field) => `${field}_code`)

/** What every index of a search carries, so that whoever does not fit is passed over inside it. */
const CARRIED = [
  'kind',
  'gender',
  'country',
  'region_id',
  'date_of_birth',
  'town_id',
  'interest_mask',
  'visible_to_visitors',
  ...CODES,
]

const carriedBut = (...keys: string[]) => CARRIED.filter((column) => !keys.includes(column)).join(', ')

/**
 * Lets a search find who fits inside the index it walks: a word of a profile is a byte there and all interests together are eight. Each
 * field of one word has an index in the order of a page, so that rare words are walked past nobody else. And the serving roles'
 * queries are planned for data in memory.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- What a search reads is in memory or on a disk without a head to move; no query runs long enough to be compiled first,
      -- and none of a member's to be split among processes, which a busy server has none to spare of.
      do $$ declare role text; begin
        foreach role in array array['rt', 'staff'] loop
          execute format('alter role %I in database %I set random_page_cost = 1.1', current_database() || '_' || role, current_database());
          execute format('alter role %I in database %I set jit = off', current_database() || '_' || role, current_database());
        end loop;
        execute format('alter role %I in database %I set max_parallel_workers_per_gather = 0', current_database() || '_rt', current_database());
      end $$;

      -- A word as a byte; of a word that is not here, or of none, the empty one.
      create function app.word_code(word text) returns "char" language sql immutable parallel safe return
        coalesce(chr(64 + array_position('{${WORDS.split(' ').join(',')}}'::text[], word)), '')::"char";

      -- An interest is a bit, so that who likes what fits into every index: 63 interests, each with its bit for good.
      alter table global.interests add column bit smallint unique check (bit between 0 and 62);
      update global.interests set bit = place - 1
      from (select id, row_number() over (order by id) as place from global.interests) as places where places.id = interests.id;
      alter table global.interests alter column bit set not null;

      alter table app.profiles add column interest_mask bigint not null default 0,
        ${FIELDS.map((field) => `add column ${field}_code "char" not null generated always as (app.word_code(${field})) stored`).join(',\n        ')};

      create function app.mask_interests() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        update app.profiles set interest_mask = coalesce((
          select bit_or(1::bigint << interests.bit)
          from app.profile_interests join global.interests on interests.id = profile_interests.interest_id
          where profile_interests.tenant_id = profiles.tenant_id and profile_interests.profile_id = profiles.id
        ), 0)
        where (tenant_id, id) in (select tenant_id, profile_id from changed);
        return null;
      end $$;
      create trigger mask_more after insert on app.profile_interests referencing new table as changed
        for each statement execute function app.mask_interests();
      create trigger mask_fewer after delete on app.profile_interests referencing old table as changed
        for each statement execute function app.mask_interests();
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id', 'name_key', 'town_id', ...CODES])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id', 'name_key', 'town_id', ...CODES])}

      -- The owner, too, is held to a tenant's rows; this is for all of them.
      alter table app.profiles no force row level security;
      alter table app.profile_interests no force row level security;
      update app.profiles set interest_mask = mask from (
        select tenant_id, profile_id, bit_or(1::bigint << bit) as mask
        from app.profile_interests join global.interests on interests.id = interest_id group by tenant_id, profile_id
      ) as masks where masks.tenant_id = profiles.tenant_id and profile_id = profiles.id;
      alter table app.profile_interests force row level security;
      alter table app.profiles force row level security;

      drop index app.profiles_by_activity, app.profiles_by_newness, app.profiles_by_country, app.profiles_by_region,
        app.profiles_by_town, app.profiles_by_age, app.profiles_fictional, app.profiles_fictional_by_age,
        ${FIELDS.map((field) => `app.profiles_by_${field}`).join(', ')};
      create index profiles_by_activity on app.profiles (tenant_id, status, last_active_at desc, id desc)
        include (${carriedBut()});
      create index profiles_by_newness on app.profiles (tenant_id, status, id desc)
        include (last_active_at, ${carriedBut()});
      create index profiles_by_country on app.profiles (tenant_id, status, country, last_active_at desc, id desc)
        include (${carriedBut('country')});
      create index profiles_by_region on app.profiles (tenant_id, status, region_id, last_active_at desc, id desc)
        include (${carriedBut('region_id')});
      create index profiles_by_town on app.profiles (tenant_id, status, town_id, last_active_at desc, id desc)
        include (${carriedBut('town_id')}) where town_id is not null;
      create index profiles_by_age on app.profiles (tenant_id, status, country, date_of_birth)
        include (last_active_at, id, ${carriedBut('country', 'date_of_birth')});
      create index profiles_fictional on app.profiles (tenant_id, last_active_at desc, id desc)
        include (${carriedBut('kind')}) where kind = 'fictional' and status = 'active';
      create index profiles_fictional_by_age on app.profiles (tenant_id, date_of_birth)
        include (id, last_active_at, ${carriedBut('kind', 'date_of_birth')}) where kind = 'fictional' and status = 'active';
      ${FIELDS.map(
        (field) =>
          `create index profiles_by_${field} on app.profiles (tenant_id, ${field}_code, last_active_at desc, id desc)
             include (${carriedBut(`${field}_code`)}) where status = 'active';`
      ).join('\n      ')}
    `)
  }
}
