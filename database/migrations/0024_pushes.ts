import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What the push services answered, for 30 days: staff see whether a brand's notifications arrive, never what they say. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.pushes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        kind text not null check (kind in ('new_conversations', 'new_messages', 'likes', 'unread_reminders', 'promotions', 'weekly_updates', 'news', 'test')),
        service text not null check (length(service) <= 255),
        -- Null: no answer.
        status smallint check (status between 100 and 599),
        sent_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index pushes_by_time on app.pushes (tenant_id, sent_at, id);
      create index pushes_of_member on app.pushes (tenant_id, member_id, sent_at);
      ${tenantTable('pushes', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
