import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What is due when a brand closes: its members are told, and paid back what they didn't use (product §2). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.closings (
        tenant_id bigint primary key default sec.tenant_id() references global.tenants (id),
        -- The last member who was told; the next is the one with the next id.
        reached bigint not null default 0,
        ended_at timestamptz
      );
      ${tenantTable('closings', { members: 'select, insert, update, delete', staff: '' })}

      alter table app.refunds
        drop constraint refunds_cause_check,
        add constraint refunds_cause_check check (cause in ('withdrawal', 'deletion', 'goodwill', 'ban', 'closing'));
    `)
  }
}
