import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Looks that a brand had, and the one that is worked on while visitors see another. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- The newest is what visitors see.
      create table app.look_versions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        theme jsonb not null,
        -- Of staff; null for a command on the server, and for the look a brand had before looks were kept.
        made_by bigint,
        made_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );
      create table app.look_drafts (
        tenant_id bigint primary key default sec.tenant_id() references global.tenants (id),
        version int not null default 1,
        theme jsonb not null,
        changed_by bigint not null,
        changed_at timestamptz not null default now()
      );
      ${tenantTable('look_versions', { members: 'select', staff: 'select, insert, delete' })}
      ${tenantTable('look_drafts', { members: 'select', staff: 'select, insert, update, delete' })}
    `)
  }
}
