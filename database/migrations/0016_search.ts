import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Indexes that answer a search without the table. Each leads with what narrows most and carries the other filters along, so
 * that people who don't fit are passed over inside the index; only the page that is shown is read from the table.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index app.profiles_search, app.profiles_by_region, app.profiles_by_activity, app.profiles_by_age, app.profiles_fictional;

      create index profiles_by_activity on app.profiles (tenant_id, status, last_active_at desc, id desc)
        include (kind, gender, country, region_id, date_of_birth, visible_to_visitors);
      create index profiles_by_country on app.profiles (tenant_id, status, country, last_active_at desc, id desc)
        include (kind, gender, region_id, date_of_birth, visible_to_visitors);
      create index profiles_by_region on app.profiles (tenant_id, status, region_id, last_active_at desc, id desc)
        include (kind, gender, country, date_of_birth, visible_to_visitors);
      -- Countries are few: who asks for ages alone skips from one to the next.
      create index profiles_by_age on app.profiles (tenant_id, status, country, date_of_birth)
        include (last_active_at, id, kind, gender, region_id, visible_to_visitors);
      -- Few among many: counting and finding them must not walk past everybody else.
      create index profiles_fictional on app.profiles (tenant_id, last_active_at desc, id desc)
        include (gender, country, region_id, date_of_birth) where kind = 'fictional' and status = 'active';
      create index profiles_fictional_by_age on app.profiles (tenant_id, date_of_birth)
        include (id, last_active_at, gender, country, region_id) where kind = 'fictional' and status = 'active';

      -- What was written since the last vacuum is read from the table after all, and every visit writes \`last_active_at\`.
      alter table app.profiles set (
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
    `)
  }
}
