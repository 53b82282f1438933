import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** What a brand says in its own words instead of the product's. Announced like its settings, as every node keeps both with the site. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.tenant_texts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        -- A language, or its formal form.
        wording text not null check (wording ~ '^[a-z]{2}(|-formal)$'),
        namespace text not null check (length(namespace) between 1 and 40),
        key text not null check (length(key) between 1 and 200),
        text text not null check (length(text) between 1 and 10000),
        changed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, wording, namespace, key)
      );

      ${tenantTable('tenant_texts', { members: 'select', staff: 'select, insert, update, delete' }, ['wording', 'namespace', 'key'])}

      create trigger announce after insert or update or delete on app.tenant_texts
        for each statement execute function global.announce_tenancy();

      -- Brands without any, which most are, are found by one statement.
      alter table global.tenants add column has_own_texts boolean not null default false;
      ${grantUpdate(['has_own_texts'], 'global.tenants', 'staff')}
    `)
  }
}
