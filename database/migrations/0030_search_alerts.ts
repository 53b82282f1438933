import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Searches a member wants to be told of: who comes and fits them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.search_alerts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- As a search takes them; the same search is kept once.
        filters jsonb not null,
        created_at timestamptz not null default now(),
        -- Who came before was there when it was asked for, or was told of.
        looked_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, filters),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index search_alerts_due on app.search_alerts (tenant_id, looked_at);
      ${tenantTable('search_alerts', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
