import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Figures of moderation that a brand publishes (DSA 15 and 24), kept by month, as what they were counted from is forgotten. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- As long as a month runs, only how many members were active is noted: the day of somebody's last activity is overwritten by the next.
      create table app.trust_months (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        -- Its first day, in UTC.
        month date not null check (extract(day from month) = 1),
        -- Null of months that had ended before these were counted.
        active_members int check (active_members >= 0),
        -- Counts and durations alone, nothing about anybody, in the order in which they are published.
        figures json check (json_typeof(figures) = 'object'),
        kept_at timestamptz,
        primary key (tenant_id, month),
        check (num_nulls(figures, kept_at) in (0, 2))
      );
      ${tenantTable('trust_months', { members: 'select, insert, update', staff: 'select' }, ['month'])}

      create function app.keep_trust_months() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if old.kept_at is not null then
          raise exception 'the figures of a month that was kept never change' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update on app.trust_months for each row execute function app.keep_trust_months();

      -- Who it came from; this stays when its reporter is erased.
      alter table app.complaints add column source text not null default 'visitor'
        check (source in ('member', 'visitor', 'team', 'software'));
      update app.complaints set source = case when filed_by is not null then 'team'
        when reporter_member_id is not null or subject_kind <> 'page' then 'member' else 'visitor' end;

      create index complaints_by_time on app.complaints (tenant_id, created_at);
      create index decisions_by_time on app.decisions (tenant_id, decided_at);
      create index appeals_by_time on app.appeals (tenant_id, filed_at);
      create index appeals_decided on app.appeals (tenant_id, decided_at) where decided_at is not null;
      create index sanctions_about_reports on app.sanctions (tenant_id, imposed_at) where kind in ('reports_warned', 'reports_unheeded');
      create index suspicions_informed on app.suspicions (tenant_id, informed_at) where informed_at is not null;
      create index held_messages_decided on app.held_messages (tenant_id, decided_at) where decided_at is not null;
      create index photos_judged on app.photos (tenant_id, judged_at) where judged_at is not null;
      create index messages_of_system on app.messages (tenant_id, sent_at) where kind = 'system';
    `)
  }
}
