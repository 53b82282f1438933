import { BaseSchema } from '@adonisjs/lucid/schema'
import { sharedTable, tenantTable } from '../row_security.ts'

/** Which brand serves which host, with which settings and pages. Changes are announced, so that every node drops what it cached. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table global.companies (
        id bigint primary key default sec.new_id(),
        key text not null unique,
        name text not null,
        address text not null,
        kvk text not null,
        city text not null,
        country text not null,
        tradenames text[] not null default '{}',
        vat_numbers text[] not null default '{}',
        vat_percent int not null default 21 check (vat_percent between 0 and 50),
        support_phone text not null,
        delete_discount int not null default 0 check (delete_discount between 0 and 90),
        added_at timestamptz not null,
        representative text not null default '',
        register text not null default '',
        mediator text not null default '',
        mediator_address text not null default '',
        mediator_url text not null default ''
      );
      create table global.platforms (
        id bigint primary key default 1 check (id = 1),
        settings jsonb not null default '{}'
      );
      create table global.niches (
        id bigint primary key check (id between 1 and 7),
        key text not null unique,
        preset text not null,
        settings jsonb not null default '{}'
      );
      create table global.tenants (
        id bigint primary key default sec.new_id(),
        slug text not null unique check (slug ~ '^[a-z][a-z0-9-]{1,40}$'),
        company_id bigint not null references global.companies (id),
        niche_id bigint not null references global.niches (id),
        state text not null default 'draft' check (state in ('draft', 'live', 'paused', 'closing', 'closed')),
        time_zone text not null,
        theme jsonb not null default '{}',
        credit_prices jsonb not null default '{}',
        settings jsonb not null default '{}',
        created_at timestamptz not null default now()
      );
      create table global.domains (
        id bigint primary key default sec.new_id(),
        tenant_id bigint not null references global.tenants (id),
        host text not null unique check (host = lower(host)),
        language text not null,
        country text not null,
        main boolean not null default false,
        settings jsonb not null default '{}'
      );
      create unique index domains_main on global.domains (tenant_id) where main;

      create function global.announce_tenancy() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('tenancy', tg_table_name);
        return null;
      end $$;
      ${['companies', 'platforms', 'niches', 'tenants', 'domains']
        .map(
          (table) =>
            `${sharedTable(table)}
             create trigger announce after insert or update or delete on global.${table}
               for each statement execute function global.announce_tenancy();`
        )
        .join('\n')}

      -- A brand's own words for static pages, in the languages it writes them in; other pages and languages stay the platform's.
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

      -- Pages cached for visitors are rendered again at once, as when a member changes.
      create function app.announce_pages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('members', coalesce(new.tenant_id, old.tenant_id)::text);
        return null;
      end $$;
      create trigger announce after insert or update or delete on app.own_pages
        for each row execute function app.announce_pages();
    `)
  }
}
