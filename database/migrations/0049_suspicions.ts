import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantSelect, grantUpdate, tenantTable } from '../row_security.ts'

/** Suspected crimes against somebody's life or safety that a complaint brought up, and which authority was told of them (DSA 18). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.suspicions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        complaint_id bigint not null,
        kind text not null check (kind in ('threat_to_life', 'violence', 'abuse_of_minor', 'sexual_violence',
          'intimate_coercion', 'trafficking', 'stalking', 'urged_self_harm', 'terrorism', 'other')),
        urgency text not null check (urgency in ('immediate', 'prompt')),
        -- What was seen.
        words text not null check (length(words) between 1 and 2000),
        -- Who is in danger, as far as it is known.
        at_risk text not null default '' check (length(at_risk) <= 500),
        opened_by bigint not null,
        opened_at timestamptz not null default now(),
        -- Until when an authority should know.
        due_at timestamptz not null,
        authority text check (length(authority) between 1 and 200),
        authority_country text check (authority_country ~ '^[A-Z]{2}$'),
        -- When it was told, which may have been by telephone and before that was entered.
        informed_at timestamptz,
        informed_by bigint,
        -- What the authority calls it.
        reference text check (length(reference) <= 200),
        outcome text check (outcome in ('pursued', 'not_pursued', 'no_answer', 'unfounded')),
        -- What came of it, or why it is no suspicion.
        ending text check (length(ending) between 1 and 2000),
        ended_by bigint,
        ended_at timestamptz,
        -- When staff were last mailed that it waits.
        reminded_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        -- It goes with its complaint, which it keeps for as long as it has to be kept itself.
        foreign key (tenant_id, complaint_id) references app.complaints (tenant_id, id) on delete cascade,
        check (num_nulls(authority, authority_country, informed_at, informed_by, reference) in (0, 5)),
        check (num_nulls(outcome, ending, ended_by, ended_at) in (0, 4)),
        -- What an authority was told ends by what it says; what none was told ends as no suspicion, and not by who had it.
        check (outcome is null or (outcome = 'unfounded') = (informed_at is null)),
        check (outcome is distinct from 'unfounded' or ended_by <> opened_by)
      );
      create unique index suspicions_open on app.suspicions (tenant_id, complaint_id) where ended_at is null;
      create index suspicions_of_complaint on app.suspicions (tenant_id, complaint_id);
      create index suspicions_due on app.suspicions (tenant_id, due_at, id);
      create index suspicions_untold on app.suspicions (tenant_id, due_at) where informed_at is null and ended_at is null;

      -- The members' role learns when something has to be done or kept, never what is suspected.
      ${tenantTable('suspicions', { members: '', staff: 'select, insert' })}
      ${grantSelect(['tenant_id', 'id', 'number', 'complaint_id', 'due_at', 'informed_at', 'outcome', 'ended_at', 'reminded_at'], 'app.suspicions', 'rt')}
      ${grantUpdate(['reminded_at'], 'app.suspicions', 'rt')}
      ${grantUpdate(['authority', 'authority_country', 'informed_at', 'informed_by', 'reference', 'outcome', 'ending', 'ended_by', 'ended_at'], 'app.suspicions', 'staff')}
    `)
  }
}
