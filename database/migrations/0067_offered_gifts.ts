import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** Whether a brand offers any gift is kept with what is known of the brand, so that pages of one without any show no way to give one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table global.tenants add column has_gifts boolean not null default false;
      ${grantUpdate(['has_gifts'], 'global.tenants', 'staff')}

      -- Who runs the migrations reads all brands' gifts this once.
      alter table app.gifts no force row level security;
      update global.tenants set has_gifts = true
        where exists (select from app.gifts where gifts.tenant_id = tenants.id and gifts.ends_at is null);
      alter table app.gifts force row level security;

      create function app.note_gifts() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare
        brand bigint := coalesce(new.tenant_id, old.tenant_id);
      begin
        update global.tenants set has_gifts = not has_gifts
          where id = brand and has_gifts is distinct from
            exists (select from app.gifts where gifts.tenant_id = brand and gifts.ends_at is null);
        return null;
      end $$;
      create trigger note_gifts after insert or update of ends_at or delete on app.gifts
        for each row execute function app.note_gifts();
    `)
  }
}
