import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What staff note about a member for their colleagues; the member gets it with a copy of their data, and it goes with their account. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.member_notes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        text text not null check (length(text) between 1 and 2000),
        written_by bigint not null,
        written_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index member_notes_of_member on app.member_notes (tenant_id, member_id, id desc);

      ${tenantTable('member_notes', { members: 'select, delete', staff: 'select, insert, delete' })}
    `)
  }
}
