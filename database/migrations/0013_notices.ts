import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Which mails were sent to whom, and which browsers take pushes. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Written before a mail goes out, so that a job that runs twice knows. Neither text nor links are stored.
      create table app.mails (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        job_id uuid not null,
        -- Null in a mail about a partner's sign-up draft.
        member_id bigint,
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

      -- A browser takes pushes as long as someone is logged in there: the subscription goes with the session.
      create table app.push_subscriptions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        session_id bigint not null,
        endpoint text not null check (length(endpoint) <= 2048),
        p256dh text not null,
        auth text not null,
        expires_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, endpoint),
        foreign key (tenant_id, session_id) references app.sessions (tenant_id, id) on delete cascade
      );
      create index push_subscriptions_of_session on app.push_subscriptions (tenant_id, session_id);

      ${tenantTable('mails', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('push_subscriptions', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
