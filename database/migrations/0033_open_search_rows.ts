import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a visitor's search asks of a row, or puts it in order by: he lives nowhere, and is looked for by nobody. */
const OF_VISITORS = [
  'last_active_at',
  'id',
  'interest_mask',
  'date_of_birth',
  'country_code',
  'kind_code',
  'sexuality_code',
  'hair_colour_code',
  'eye_colour_code',
  'body_type_code',
  'relationship_status_code',
  'tattoos_code',
  'reason_code',
  'gender_code',
  'region_id',
]
const OF_ALL = [...OF_VISITORS.slice(0, -1), 'visible_to_visitors', 'looking_for_code', 'region_id', 'town_id']

/** The words are those of visitors' searches, so that PostgreSQL knows it for the same and asks for nothing more. */
const OPEN = `where visible_to_visitors or kind_code = app.word_code('fictional')`

const index = (name: string, carried: string[], keys: string[], order = '', where = '') => `
  create index search_rows_${name} on app.search_rows (tenant_id, ${keys.map((key) => key + order).join(', ')})
    include (${carried.filter((column) => !keys.includes(column)).join(', ')}) ${where};`

const PAGE = ['last_active_at', 'id']
const AGE = ['gender_code', 'date_of_birth']

/**
 * Visitors walk past nobody whom only members may see, and who looks for people of an age past nobody of another gender or region: what
 * is rare is found after fewer others. PostgreSQL 18 leaps over countries and genders that nobody asked for.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index app.search_rows_by_age;
      ${index('by_age', OF_ALL, ['country_code', ...AGE])}
      ${index('by_age_in_region', OF_ALL, ['region_id', ...AGE])}
      ${index('open_by_age', OF_VISITORS, ['country_code', ...AGE], '', OPEN)}
      ${index('open_by_activity', OF_VISITORS, PAGE, ' desc', OPEN)}
    `)
  }
}
