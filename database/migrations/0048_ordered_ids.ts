import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Ids keep the order in which the statements of one transaction made them: below the milliseconds stand the microseconds of each, then
 * twelve random bits. With 22 random bits, lines of a statement made within a millisecond stood in any order.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function sec.new_id(at timestamptz default clock_timestamp()) returns bigint
      language sql volatile set search_path = pg_catalog, pg_temp as $$
        select ((micros / 1000) << 22) | ((micros % 1000) << 12) | floor(random() * 4096)::bigint
        from (select (extract(epoch from at) * 1000000)::bigint - 1735689600000000 as micros) since_2025
      $$;
    `)
  }
}
