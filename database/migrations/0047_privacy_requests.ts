import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/** The register of what people ask about their data (GDPR 12, 15 to 22): when, by what proof, until when, and what came of it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.privacy_requests (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        kind text not null check (kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
        -- Whose data it is about, or where an answer goes; neither once they were forgotten.
        member_id bigint,
        email text,
        words text not null default '' check (length(words) <= 4000),
        language text not null,
        proof text not null check (proof in ('log_in', 'support_code', 'letter')),
        received_at timestamptz not null default now(),
        due_at timestamptz not null,
        extended_at timestamptz,
        extension_reason text check (length(extension_reason) between 1 and 1000),
        -- Of staff, who did something about it last.
        assignee_id bigint,
        outcome text check (outcome in ('fulfilled', 'partly', 'refused', 'withdrawn')),
        answer text check (length(answer) <= 4000),
        answered_at timestamptz,
        -- When the mail with the answer went out.
        told_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check (member_id is null or email is null),
        -- A month, and two more at most (GDPR 12(3)).
        check (due_at > received_at and due_at <= received_at + interval '3 months'),
        check (num_nulls(extended_at, extension_reason) in (0, 2)),
        check (num_nulls(outcome, answer, answered_at) in (0, 3)),
        check (answered_at is not null or num_nonnulls(member_id, email) = 1)
      );
      create unique index privacy_requests_open on app.privacy_requests (tenant_id, member_id, kind) where answered_at is null;
      create index privacy_requests_of_member on app.privacy_requests (tenant_id, member_id, id desc);
      create index privacy_requests_by_email on app.privacy_requests (tenant_id, email) where email is not null;
      create index privacy_requests_due on app.privacy_requests (tenant_id, due_at, id);
      create index privacy_requests_answered on app.privacy_requests (tenant_id, answered_at) where answered_at is not null;

      ${tenantTable('privacy_requests', { members: 'select, insert, update, delete', staff: 'select, insert, update' })}
      ${grant('insert', 'app.data_exports', 'staff')}
    `)
  }
}
