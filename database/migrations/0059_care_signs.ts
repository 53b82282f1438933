import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Signs that a member may be in need, and messages of the system that point them to help. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.care_signs (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        kind text not null check (kind in ('spending', 'distress')),
        -- By the brand's clocks: each kind is noted once a day.
        day date not null,
        noted_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, member_id, kind, day),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index care_signs_by_time on app.care_signs (tenant_id, noted_at);
      ${tenantTable('care_signs', { members: 'select, insert, delete', staff: 'select' })}

      -- Not why: the signs are forgotten sooner than messages are.
      alter table app.messages
        add column points_to_help boolean not null default false,
        add constraint messages_of_the_system_point_to_help check (not points_to_help or kind = 'system');
    `)
  }
}
