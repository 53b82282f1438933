import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a brand says on its pages is kept with what is known of the brand, and so is forgotten with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function app.announce_pages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('tenancy', tg_table_name);
        return null;
      end $$;
    `)
  }
}
