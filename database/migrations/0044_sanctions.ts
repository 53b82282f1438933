import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate, tenantTable } from '../row_security.ts'

/** What somebody may not do any more and until when, as rows of their own, from which the state of their account is derived. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.sanctions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- The last two are about reports that were manifestly unfounded (DSA art. 23).
        kind text not null check (kind in ('warned', 'hidden', 'suspended', 'banned', 'reports_warned', 'reports_unheeded')),
        -- Its statement of reasons, as long as that is kept.
        decision_id bigint,
        -- Of staff; null where only the audit log knows.
        imposed_by bigint,
        imposed_at timestamptz not null default now(),
        -- Until when by itself.
        ends_at timestamptz,
        -- Since when it is over, by its time or by staff.
        ended_at timestamptz,
        lifted_by bigint,
        primary key (tenant_id, id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id) on delete cascade,
        foreign key (tenant_id, decision_id) references app.decisions (tenant_id, id) on delete set null (decision_id),
        check (ends_at is not null or kind not in ('suspended', 'reports_unheeded')),
        check (ends_at is null or kind in ('hidden', 'suspended', 'reports_unheeded')),
        check (lifted_by is null or ended_at is not null)
      );
      create index sanctions_of_profile on app.sanctions (tenant_id, profile_id, imposed_at desc);
      create index sanctions_of_decision on app.sanctions (tenant_id, decision_id);
      create index sanctions_ending on app.sanctions (tenant_id, ends_at) where ended_at is null and ends_at is not null;
      ${tenantTable('sanctions', { members: 'select, delete', staff: 'select, insert' })}
      ${grantUpdate(['ended_at'], 'app.sanctions', 'rt')}
      ${grantUpdate(['ended_at', 'lifted_by'], 'app.sanctions', 'staff')}

      alter table app.members drop constraint members_status_check,
        add constraint members_status_check check (status in ('not_confirmed', 'active', 'suspended', 'banned', 'erased'));
      drop trigger announce_ban on app.members;
      create trigger announce_ban after update of status on app.members for each row
        when (new.status in ('suspended', 'banned')) execute function app.announce_ban();

      -- By a sanction; while an urgent report is open, it is \`under_review\`.
      alter table app.profiles add column sanctioned boolean not null default false;
      create or replace function app.withhold_profile() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        new.status := 'disabled';
        return new;
      end $$;
      drop trigger withhold on app.profiles;
      create trigger withhold before insert or update on app.profiles
        for each row when (new.withheld or new.under_review or new.sanctioned) execute function app.withhold_profile();
      ${grantUpdate(['sanctioned'], 'app.profiles', 'rt')}
      ${grantUpdate(['sanctioned'], 'app.profiles', 'staff')}

      -- A profile's status follows from what hides it, so it isn't remembered.
      alter table app.account_deletions drop column profile_status;
      alter table app.account_deletions add check ((left_at is null) = (restorable_until is null));

      -- \`filed_by\`: of staff who look into something on their own; the reporter's report was \`unfounded\`, manifestly (DSA art. 23).
      alter table app.complaints add column filed_by bigint, add column unfounded boolean not null default false;
      ${grantUpdate(['unfounded'], 'app.complaints', 'staff')}
      ${grant('insert', 'app.complaints', 'staff')}
      ${grant('insert', 'app.complaint_evidence', 'staff')}
      ${grant('insert', 'app.complaint_photos', 'staff')}

      alter table app.decisions drop constraint decisions_measures_check,
        add constraint decisions_measures_check
          check (measures <@ array['removed', 'hidden', 'warned', 'suspended', 'banned', 'corrected']);

      -- What a ban is known by once its member is erased: address, account and number.
      alter table app.ban_marks rename column email_hash to hash;
      alter table app.ban_marks add column kind text not null default 'email' check (kind in ('email', 'iban', 'phone'));
      create index mandates_of_phone on app.mandates (tenant_id, phone_hash);

      alter table app.refunds drop constraint refunds_cause_check,
        add constraint refunds_cause_check check (cause in ('withdrawal', 'deletion', 'goodwill', 'ban'));

      -- For as long as they are shut out: what they may still do, without a log-in.
      alter table app.link_tokens drop constraint link_tokens_purpose_check, add constraint link_tokens_purpose_check check (
        purpose in ('activation', 'password_reset', 'email_change', 'email_change_stop', 'restore', 'deletion', 'export', 'shut_out'));

      -- Bans and hidings that stand become rows. Whoever imposed them is in the audit log.
      insert into app.sanctions (tenant_id, profile_id, kind, decision_id, imposed_by, imposed_at)
      select tenant_id, profile_id, measure, id, decided_by, decided_at
      from app.decisions, unnest(measures) as measure
      where profile_id is not null and overturned_at is null and measure in ('hidden', 'warned', 'banned');
      insert into app.sanctions (tenant_id, profile_id, kind)
      select members.tenant_id, profiles.id, 'banned' from app.members
      join app.profiles on profiles.tenant_id = members.tenant_id and profiles.member_id = members.id
      where members.status = 'banned' and not exists (select from app.sanctions
        where sanctions.tenant_id = members.tenant_id and sanctions.profile_id = profiles.id and kind = 'banned');
      update app.profiles set sanctioned = true where exists (select from app.sanctions
        where sanctions.tenant_id = profiles.tenant_id and sanctions.profile_id = profiles.id and kind = 'hidden');
    `)
  }
}
