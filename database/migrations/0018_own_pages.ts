import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** A brand's own words for static pages, in the languages it writes them in; the other pages and languages stay ours. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.own_pages (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        name text not null,
        language text not null,
        title text not null,
        description text not null,
        body text not null,
        updated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, name, language)
      );
      ${tenantTable('own_pages', { members: 'select', staff: 'select, insert, update, delete' })}

      -- Pages kept for visitors are made anew at once, as when a member changes.
      create function app.announce_pages() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        perform pg_notify('members', coalesce(new.tenant_id, old.tenant_id)::text);
        return null;
      end $$;
      create trigger announce after insert or update or delete on app.own_pages
        for each row execute function app.announce_pages();
    `)
  }
}
