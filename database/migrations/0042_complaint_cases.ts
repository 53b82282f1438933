import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate, tenantTable } from '../row_security.ts'

/** Work on complaints: who has one, what is written about it, decisions as statements of reasons (DSA 17), and appeals (DSA 20). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.decisions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        -- Of the person it is about, who reads it without a log-in.
        token_hash bytea not null,
        subject_kind text not null,
        subject_id bigint,
        -- The person it is about, until they are erased.
        profile_id bigint,
        -- What was found, as both sides read it.
        facts text not null check (length(facts) between 1 and 4000),
        -- Null where nothing was found.
        ground text check (ground in ('law', 'terms')),
        clause text not null default '',
        -- Whether software hid it before people decided.
        automated boolean not null default false,
        scope text not null default 'everywhere' check (scope in ('everywhere')),
        measures text[] not null check (measures <@ array['removed', 'hidden', 'warned', 'banned', 'corrected']),
        -- What was so before, for each measure, so that an appeal can undo it.
        before jsonb not null default '{}',
        ends_at timestamptz,
        language text not null,
        decided_by bigint not null,
        decided_at timestamptz not null default now(),
        -- When the person it is about was told; the reporters' times stand with their complaints.
        told_at timestamptz,
        overturned_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id) on delete set null (profile_id),
        check ((ground is null) = (measures = '{}')),
        check ((ground is null) = (clause = ''))
      );
      create index decisions_of_profile on app.decisions (tenant_id, profile_id);

      alter table app.complaints drop column decision;
      alter table app.complaints
        add column assignee_id bigint,
        -- Whoever works on it, for as long as nobody else may; each write names the number.
        add column lease_by bigint,
        add column lease_until timestamptz,
        add column lease_number int not null default 0,
        add column decision_id bigint,
        -- When its reporter was told the decision.
        add column told_at timestamptz,
        -- When staff were last mailed that it waits.
        add column reminded_at timestamptz,
        add foreign key (tenant_id, decision_id) references app.decisions (tenant_id, id),
        add check (num_nulls(lease_by, lease_until) in (0, 2));
      create index complaints_of_decision on app.complaints (tenant_id, decision_id);

      create table app.complaint_messages (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        complaint_id bigint not null,
        -- Whose conversation with the team it is: neither side reads the other's.
        thread text not null check (thread in ('reporter', 'subject')),
        side text not null check (side in ('staff', thread)),
        -- Of staff.
        author_id bigint,
        body text not null check (length(body) between 1 and 4000),
        at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, complaint_id) references app.complaints (tenant_id, id) on delete cascade,
        check ((side = 'staff') = (author_id is not null))
      );
      create index complaint_messages_of_complaint on app.complaint_messages (tenant_id, complaint_id, at);

      create table app.appeals (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        decision_id bigint not null,
        side text not null check (side in ('reporter', 'subject')),
        -- Of the reporter who appeals; the subject's is about all complaints of the decision.
        complaint_id bigint,
        words text not null check (length(words) between 1 and 4000),
        filed_at timestamptz not null default now(),
        due_at timestamptz not null,
        decided_at timestamptz,
        decided_by bigint,
        outcome text check (outcome in ('upheld', 'overturned')),
        statement text check (length(statement) between 1 and 4000),
        told_at timestamptz,
        reminded_at timestamptz,
        primary key (tenant_id, id),
        unique nulls not distinct (tenant_id, decision_id, side, complaint_id),
        foreign key (tenant_id, decision_id) references app.decisions (tenant_id, id) on delete cascade,
        foreign key (tenant_id, complaint_id) references app.complaints (tenant_id, id) on delete cascade,
        check ((side = 'reporter') = (complaint_id is not null)),
        check (num_nulls(decided_at, decided_by, outcome, statement) in (0, 4))
      );
      create index appeals_due on app.appeals (tenant_id, due_at) where decided_at is null;
      create index appeals_of_complaint on app.appeals (tenant_id, complaint_id);

      ${tenantTable('decisions', { members: 'select, delete', staff: 'select, insert, update' })}
      ${tenantTable('complaint_messages', { members: 'select, insert', staff: 'select, insert' })}
      ${tenantTable('appeals', { members: 'select, insert', staff: 'select, update' }, ['decision_id', 'side', 'complaint_id', 'words', 'filed_at', 'due_at'])}
      ${grantUpdate(['profile_id', 'told_at'], 'app.decisions', 'rt')}
      ${grantUpdate(['told_at', 'reminded_at'], 'app.appeals', 'rt')}
      ${grantUpdate(['told_at', 'reminded_at'], 'app.complaints', 'rt')}
      ${grantUpdate(['assignee_id', 'lease_by', 'lease_until', 'lease_number', 'decision_id', 'told_at'], 'app.complaints', 'staff')}
      -- A message that is removed is hidden from both who read it.
      ${grant('insert, delete', 'app.hidings', 'staff')}
    `)
  }
}
