import { BaseSchema } from '@adonisjs/lucid/schema'

const SAID = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']

/** What a search asks of a row. */
const ASKED = [
  'gender_code',
  'date_of_birth',
  'country_code',
  'visible_to_visitors',
  'kind_code',
  'looking_for_code',
  ...SAID.map((word) => `${word}_code`),
  'interest_mask',
  'region_id',
  'town_id',
]

/** An index in the order of a page, or in another one, and then of everything else. No two entries are alike. */
const index = (name: string, first: string[], where = '') => {
  const isFirst = (column: string) => first.some((key) => key.split(' ')[0] === column)
  const keys = ['tenant_id', ...first, ...['last_active_at', 'id', ...ASKED].filter((column) => !isFirst(column))]
  return `create index search_rows_${name} on app.search_rows (${keys.join(', ')}) with (deduplicate_items = off) ${where};`
}
const PAGE = ['last_active_at desc', 'id desc']
const FICTIONAL = `where kind_code = app.word_code('fictional')`

/**
 * What a search asks of a row is a key of every index. So PostgreSQL looks at it while it reads the index (0.05 µs an entry); what an
 * index only carries is looked at after its entry was fetched (0.35 µs). A walk past those who do not fit is so cheap now that visitors
 * need no indexes of their own, and one index for ages does.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Fictional profiles always were shown to visitors, and now say so: one thing to ask. The owner, too, is held to a tenant's rows.
      alter table app.profiles no force row level security;
      alter table app.search_rows no force row level security;
      update app.profiles set visible_to_visitors = true where kind = 'fictional' and not visible_to_visitors;
      alter table app.profiles force row level security;
      alter table app.search_rows force row level security;
      alter table app.profiles add constraint fictional_visible check (kind = 'member' or visible_to_visitors);

      drop index app.search_rows_by_activity, app.search_rows_by_newness, app.search_rows_by_country, app.search_rows_by_region,
        app.search_rows_by_town, app.search_rows_by_age, app.search_rows_by_age_in_region,
        app.search_rows_for_games, app.search_rows_open_by_age, app.search_rows_open_by_activity, app.search_rows_fictional,
        app.search_rows_fictional_by_age, app.search_rows_fictional_by_country,
        ${SAID.map((word) => `app.search_rows_by_${word}`).join(', ')};
      -- Three years each, from one divisible by three; the first is of all who were born before 1953.
      alter table app.search_rows drop column birth_band,
        add column birth_band smallint not null generated always as (greatest(650, floor(extract(year from date_of_birth) / 3))::smallint) stored;
      ${index('by_activity', PAGE)}
      ${index('by_newness', ['id desc'])}
      ${index('by_country', ['country_code', ...PAGE])}
      ${index('by_region', ['region_id', ...PAGE])}
      ${index('by_town', ['town_id', ...PAGE], 'where town_id is not null')}
      ${index('by_age', ['country_code', 'gender_code', 'date_of_birth'])}
      ${index('by_birth_band', ['birth_band', ...PAGE])}
      ${index('for_games', ['gender_code', 'looking_for_code', ...PAGE])}
      ${SAID.map((word) => index(`by_${word}`, [`${word}_code`, ...PAGE])).join('\n      ')}
      ${index('fictional', PAGE, FICTIONAL)}
      ${index('fictional_by_age', ['date_of_birth'], FICTIONAL)}
      ${index('fictional_by_country', ['country_code', ...PAGE], FICTIONAL)}

      -- As for whom somebody does not meet: a connection keeps its plan.
      create function app.interest_bits(ids bigint[]) returns bigint
      language plpgsql stable parallel safe set search_path = pg_catalog as $$
      begin
        return (select bit_or(1::bigint << bit) from global.interests where id = any(ids));
      end $$;

      analyze app.search_rows;
    `)
  }
}
