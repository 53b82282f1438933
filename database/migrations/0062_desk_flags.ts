import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** What the desk hands to support: a conversation with a fictional profile whose member may need somebody who knows their account. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.desk_flags (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        member_id bigint not null,
        conversation_id bigint not null,
        -- The newest message when it was handed over.
        seq int not null,
        reason text not null check (reason in ('self_harm', 'under_age', 'money', 'account', 'other')),
        -- What the list of reasons has no word for.
        words text not null default '' check (length(words) <= 200),
        flagged_by bigint not null,
        flagged_at timestamptz not null default now(),
        -- Until when somebody should have looked at it.
        due_at timestamptz not null,
        taken_by bigint,
        taken_at timestamptz,
        outcome text check (outcome in ('helped', 'passed_on', 'not_needed')),
        ending text check (length(ending) between 1 and 1000),
        done_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, conversation_id) references app.conversations (tenant_id, id) on delete cascade,
        check ((reason = 'other') = (words <> '')),
        check (num_nulls(taken_by, taken_at) in (0, 2)),
        check (num_nulls(outcome, ending, done_at) in (0, 3)),
        check (done_at is null or taken_by is not null)
      );
      create unique index desk_flags_once on app.desk_flags (tenant_id, conversation_id, reason, words) where done_at is null;
      create index desk_flags_of_conversation on app.desk_flags (tenant_id, conversation_id);
      create index desk_flags_of_member on app.desk_flags (tenant_id, member_id);
      create index desk_flags_due on app.desk_flags (tenant_id, due_at, id);
      create index desk_flags_open on app.desk_flags (tenant_id, due_at) where done_at is null;
      create index desk_flags_done on app.desk_flags (tenant_id, done_at) where done_at is not null;

      ${tenantTable('desk_flags', { members: 'select, delete', staff: 'select, insert' })}
      ${grantUpdate(['taken_by', 'taken_at', 'outcome', 'ending', 'done_at'], 'app.desk_flags', 'staff')}
    `)
  }
}
