import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/** What a profile says in one word each, and every word there is, in the order of its code: new ones go to the end. */
const SAID = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']
const WORDS =
  'hetero gay lesbian bi blond brown black red grey white bald other blue green hazel slim athletic average curvy full ' +
  'single divorced widowed separated open none one some many relationship dating friendship chat adventure ' +
  'member fictional male female both'

/** What a search row says as its profile does, beside its kind, which nothing changes. */
const SAME = ['last_active_at', 'region_id', 'town_id', 'date_of_birth', 'visible_to_visitors']
const CODED = [...SAID, 'gender', 'looking_for']
const CODES = CODED.map((word) => `${word}_code`)
const COLUMNS = [...SAME, ...CODES, 'country_code'].join(', ')

/** What a profile says, as a search row says it. */
const valuesOf = (profile: string) =>
  [
    ...SAME.map((column) => `${profile}.${column}`),
    ...CODED.map((word) => `app.word_code(${profile}.${word})`),
    `app.country_code(${profile}.country)`,
  ].join(', ')

/** Every change of these changes the search row. */
const watched = (profile: string) =>
  ['status', 'country', ...SAME, ...CODED].map((column) => `${profile}.${column}`).join(', ')

/**
 * What every index of a search carries, so that whoever does not fit is passed over inside it. All of one width, and what may be null
 * at the end: so PostgreSQL knows where each stands.
 */
const CARRIED = [
  'interest_mask',
  'date_of_birth',
  'country_code',
  'visible_to_visitors',
  'kind_code',
  ...CODES,
  'region_id',
  'town_id',
]

/** An index in the order of a page, or in another one, that carries everything else. */
const index = (name: string, keys: string, where = '') => {
  const isKey = (column: string) => new RegExp(`\\b${column}\\b`).test(keys)
  const carried = ['last_active_at', 'id', ...CARRIED].filter((column) => !isKey(column)).join(', ')
  return `create index search_rows_${name} on app.search_rows (tenant_id, ${keys}) include (${carried}) ${where};`
}
const PAGE = 'last_active_at desc, id desc'
const FICTIONAL = `where kind_code = app.word_code('fictional')`

/**
 * A row for everybody a search may find, as narrow as it can be: who is found, by what, in which order. What is shown of a person stays
 * with the profile, which is looked up for those on the page. A million of them fit into one page of the visibility map, and whoever
 * leaves the search leaves the table. Triggers keep the rows, with the rights of whoever changes a profile.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- As migration 0031 has it, with the words for who somebody is and looks for.
      create or replace function app.word_code(word text) returns "char" language sql immutable parallel safe return
        coalesce(chr(64 + array_position('{${WORDS.split(' ').join(',')}}'::text[], word)), '')::"char";
      -- Two letters as one number.
      create function app.country_code(country text) returns smallint language sql immutable parallel safe return
        ((ascii(country) - 64) * 27 + ascii(substr(country, 2)) - 64)::smallint;

      create table app.search_rows (
        tenant_id bigint not null,
        -- The profile's.
        id bigint not null,
        last_active_at timestamptz not null,
        -- What is liked: a bit for each interest (global.interests).
        interest_mask bigint not null,
        region_id bigint,
        town_id bigint,
        date_of_birth date not null,
        -- Five years each, from one divisible by five.
        birth_band smallint not null generated always as (floor(extract(year from date_of_birth) / 5)::smallint) stored,
        country_code smallint not null,
        visible_to_visitors boolean not null,
        kind_code "char" not null,
        ${CODES.map((code) => `${code} "char" not null`).join(', ')}
      );

      -- The owner, too, is held to a tenant's rows; this is for all of them.
      alter table app.profiles no force row level security;
      insert into app.search_rows (tenant_id, id, kind_code, interest_mask, ${COLUMNS})
      select tenant_id, id, app.word_code(kind), interest_mask, ${valuesOf('profiles')} from app.profiles where status = 'active';
      alter table app.profiles force row level security;

      alter table app.search_rows add primary key (tenant_id, id),
        add foreign key (tenant_id, id) references app.profiles (tenant_id, id) on delete cascade,
        set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
      ${tenantTable('search_rows', { members: 'select, insert, delete' })}
      ${grant('update', 'app.search_rows', 'rt', ['kind_code'])}
      ${grant('update', 'app.search_rows', 'staff', ['kind_code'])}

      create function app.keep_search_row() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if new.status <> 'active' then
          delete from app.search_rows where tenant_id = new.tenant_id and id = new.id;
          return null;
        end if;
        update app.search_rows set (${COLUMNS}) = row(${valuesOf('new')}) where tenant_id = new.tenant_id and id = new.id;
        if not found then
          insert into app.search_rows (tenant_id, id, kind_code, interest_mask, ${COLUMNS})
          values (new.tenant_id, new.id, app.word_code(new.kind), app.interest_mask(new.tenant_id, new.id), ${valuesOf('new')});
        end if;
        return null;
      end $$;

      create function app.interest_mask(tenant bigint, profile bigint) returns bigint language sql stable set search_path = pg_catalog as $$
        select coalesce(bit_or(1::bigint << interests.bit), 0)
        from app.profile_interests join global.interests on interests.id = profile_interests.interest_id
        where profile_interests.tenant_id = tenant and profile_interests.profile_id = profile
      $$;
      create or replace function app.mask_interests() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        -- As everywhere a profile comes first: whoever changes both would else wait for each other.
        perform from app.profiles where (tenant_id, id) in (select tenant_id, profile_id from changed) for no key update;
        update app.search_rows set interest_mask = app.interest_mask(tenant_id, id)
        where (tenant_id, id) in (select tenant_id, profile_id from changed);
        return null;
      end $$;

      -- Indexes go with what they carry; who plays, and how many look for whom, is asked of the search rows too.
      drop index app.profiles_for_games, app.profiles_fictional_by_country, app.profiles_by_activity, app.profiles_by_newness,
        app.profiles_by_country, app.profiles_by_region, app.profiles_by_town, app.profiles_by_age, app.profiles_fictional,
        app.profiles_fictional_by_age, ${SAID.map((word) => `app.profiles_by_${word}`).join(', ')};
      drop statistics app.profiles_seeking;
      alter table app.profiles drop column interest_mask, ${SAID.map((word) => `drop column ${word}_code`).join(', ')};

      create trigger search_new after insert on app.profiles
        for each row when (new.status = 'active') execute function app.keep_search_row();
      create trigger search_changed after update on app.profiles
        for each row when ((${watched('old')}) is distinct from (${watched('new')})) execute function app.keep_search_row();

      ${index('by_activity', PAGE)}
      ${index('by_newness', 'id desc')}
      ${index('by_country', `country_code, ${PAGE}`)}
      ${index('by_region', `region_id, ${PAGE}`)}
      ${index('by_town', `town_id, ${PAGE}`, 'where town_id is not null')}
      ${index('by_age', 'country_code, date_of_birth')}
      ${index('by_birth_band', `birth_band, ${PAGE}`)}
      ${index('for_games', `gender_code, looking_for_code, ${PAGE}`)}
      ${SAID.map((word) => index(`by_${word}`, `${word}_code, ${PAGE}`)).join('\n      ')}
      ${index('fictional', PAGE, FICTIONAL)}
      ${index('fictional_by_age', 'date_of_birth', FICTIONAL)}
      ${index('fictional_by_country', `country_code, ${PAGE}`, FICTIONAL)}
      create statistics app.search_rows_seeking (mcv) on tenant_id, gender_code, looking_for_code from app.search_rows;
      analyze app.search_rows;
    `)
  }
}
