import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Every attribute of a profile that a search may ask for, and every value there is in the order of its code: new ones go to the end. */
const ATTRIBUTES = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']
const WORDS =
  'hetero gay lesbian bi blond brown black red grey white bald other blue green hazel slim athletic average curvy full ' +
  'single divorced widowed separated open none one some many relationship dating friendship chat adventure ' +
  'member fictional male female both'

/** Copied from the profile as they are, and those copied as codes. A profile's kind never changes. */
const COPIED = ['region_id', 'town_id', 'date_of_birth', 'visible_to_visitors']
const CODED = [...ATTRIBUTES, 'gender', 'looking_for']
const CODES = CODED.map((word) => `${word}_code`)
const COLUMNS = [...COPIED, ...CODES, 'country_code'].join(', ')

const valuesOf = (profile: string) =>
  [
    ...COPIED.map((column) => `${profile}.${column}`),
    ...CODED.map((word) => `app.word_code(${profile}.${word})`),
    `app.country_code(${profile}.country)`,
  ].join(', ')

const watched = (profile: string) =>
  ['status', 'country', ...COPIED, ...CODED].map((column) => `${profile}.${column}`).join(', ')

/** Everything a search asks of a row. */
const ASKED = [
  'gender_code',
  'date_of_birth',
  'country_code',
  'visible_to_visitors',
  'kind_code',
  'looking_for_code',
  ...ATTRIBUTES.map((word) => `${word}_code`),
  'interest_mask',
  'region_id',
  'town_id',
]

/**
 * An index in a given order, with everything a search asks as further keys: PostgreSQL checks keys while it reads the index (0.05 µs an
 * entry), but included columns only after fetching the entry (0.35 µs). No two entries are alike, so there is nothing to deduplicate.
 */
const index = (name: string, first: string[], where = '') => {
  const isFirst = (column: string) => first.some((key) => key.split(' ')[0] === column)
  const keys = ['tenant_id', ...first, ...['last_active_at', 'id', ...ASKED].filter((column) => !isFirst(column))]
  return `create index search_rows_${name} on app.search_rows (${keys.join(', ')}) with (deduplicate_items = off) ${where};`
}
const PAGE = ['last_active_at desc', 'id desc']
const FICTIONAL = `where kind_code = app.word_code('fictional')`

/**
 * One narrow row for every profile a search may find. What a card shows stays with the profile, which is read only for those on the page.
 * Triggers maintain the rows with the rights of whoever changes a profile. Where matches are common, an index in the order of the page
 * is walked until it is full; where they are rare, the index of the rarest filter.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- An attribute as a byte, 0 for none and for unknown values. A 128th value would be refused with '"char" out of range'.
      create function app.word_code(word text) returns "char" language sql immutable parallel safe return
        coalesce(array_position('{${WORDS.split(' ').join(',')}}'::text[], word), 0)::"char";
      -- Two letters as a number.
      create function app.country_code(country text) returns smallint language sql immutable parallel safe return
        ((ascii(country) - 64) * 27 + ascii(substr(country, 2)) - 64)::smallint;

      -- Fixed-width columns that are never null come first in an index's keys: so PostgreSQL knows where each of them starts.
      create table app.search_rows (
        tenant_id bigint not null,
        -- The profile's.
        id bigint not null,
        -- At most 15 minutes behind the profile's: every index contains it, so each change writes them all.
        last_active_at timestamptz not null,
        -- A bit for each interest (global.interests).
        interest_mask bigint not null,
        region_id bigint,
        town_id bigint,
        date_of_birth date not null,
        country_code smallint not null,
        visible_to_visitors boolean not null,
        kind_code "char" not null,
        ${CODES.map((code) => `${code} "char" not null`).join(', ')},
        -- Three years each, from one divisible by three; the first is for everyone born before 1953.
        birth_band smallint not null generated always as (greatest(650, floor(extract(year from date_of_birth) / 3))::smallint) stored,
        primary key (tenant_id, id),
        foreign key (tenant_id, id) references app.profiles (tenant_id, id) on delete cascade
      ) with (
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02
      );
      ${tenantTable('search_rows', { members: 'select, insert, update, delete' }, ['kind_code'])}

      ${index('by_activity', PAGE)}
      -- Ids grow with the time of sign-up.
      ${index('by_newness', ['id desc'])}
      ${index('by_country', ['country_code', ...PAGE])}
      ${index('by_region', ['region_id', ...PAGE])}
      ${index('by_town', ['town_id', ...PAGE], 'where town_id is not null')}
      ${index('by_age', ['country_code', 'gender_code', 'date_of_birth'])}
      ${index('by_birth_band', ['birth_band', ...PAGE])}
      -- Not for those who say nothing, as no search asks for them.
      ${ATTRIBUTES.map((word) => index(`by_${word}`, [`${word}_code`, ...PAGE], `where ${word}_code <> app.word_code(null)`)).join('\n      ')}
      -- Few among many: counting and finding them must not read everyone else.
      ${index('fictional', PAGE, FICTIONAL)}
      ${index('fictional_by_age', ['date_of_birth'], FICTIONAL)}
      ${index('fictional_by_country', ['country_code', ...PAGE], FICTIONAL)}
      -- Whom people look for depends on their gender; otherwise the planner would expect far too many or too few.
      create statistics app.search_rows_seeking (mcv) on tenant_id, gender_code, looking_for_code from app.search_rows;

      create function app.keep_search_row() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if new.status <> 'active' then
          delete from app.search_rows where tenant_id = new.tenant_id and id = new.id;
          return null;
        end if;
        update app.search_rows set (${COLUMNS}) = row(${valuesOf('new')}) where tenant_id = new.tenant_id and id = new.id;
        if not found then
          insert into app.search_rows (tenant_id, id, last_active_at, kind_code, interest_mask, ${COLUMNS})
          values (new.tenant_id, new.id, new.last_active_at, app.word_code(new.kind), app.interest_mask(new.tenant_id, new.id), ${valuesOf('new')});
        end if;
        return null;
      end $$;
      create trigger search_new after insert on app.profiles
        for each row when (new.status = 'active') execute function app.keep_search_row();
      create trigger search_changed after update on app.profiles
        for each row when ((${watched('old')}) is distinct from (${watched('new')})) execute function app.keep_search_row();

      create function app.keep_activity() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        update app.search_rows set last_active_at = new.last_active_at where tenant_id = new.tenant_id and id = new.id
          and new.last_active_at not between last_active_at and last_active_at + interval '15 minutes';
        return null;
      end $$;
      create trigger search_active after update on app.profiles
        for each row when (old.last_active_at <> new.last_active_at) execute function app.keep_activity();

      create function app.interest_mask(tenant bigint, profile bigint) returns bigint language sql stable set search_path = pg_catalog, pg_temp as $$
        select coalesce(bit_or(1::bigint << interests.bit), 0)
        from app.profile_interests join global.interests on interests.id = profile_interests.interest_id
        where profile_interests.tenant_id = tenant and profile_interests.profile_id = profile
      $$;
      create function app.mask_interests() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        -- Profiles are locked first everywhere; otherwise two changes of profile and interests might wait for each other.
        perform from app.profiles where (tenant_id, id) in (select tenant_id, profile_id from changed) for no key update;
        update app.search_rows set interest_mask = app.interest_mask(tenant_id, id)
        where (tenant_id, id) in (select tenant_id, profile_id from changed);
        return null;
      end $$;
      create trigger mask_more after insert on app.profile_interests referencing new table as changed
        for each statement execute function app.mask_interests();
      create trigger mask_fewer after delete on app.profile_interests referencing old table as changed
        for each statement execute function app.mask_interests();

      -- A function, because a connection keeps its plan, while a search would plan its query anew.
      create function app.interest_bits(ids bigint[]) returns bigint
      language plpgsql stable parallel safe set search_path = pg_catalog, pg_temp as $$
      begin
        return (select bit_or(1::bigint << bit) from global.interests where id = any(ids));
      end $$;
    `)
  }
}
