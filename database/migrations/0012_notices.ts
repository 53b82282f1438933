import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/**
 * The mails of a brand: what was sent to whom, and what the mail server said. Written before a mail goes out, so that a job
 * that runs twice knows; no words and no links are kept.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.mails (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        job_id uuid not null,
        member_id bigint not null,
        kind text not null,
        message_id text not null,
        tries int not null default 1,
        created_at timestamptz not null default now(),
        sent_at timestamptz,
        answer text,
        primary key (tenant_id, id),
        unique (tenant_id, job_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index mails_of_member on app.mails (tenant_id, member_id, id desc);
      ${tenantTable('mails', { members: 'select, insert, update', staff: 'select' })}
    `)
  }
}
