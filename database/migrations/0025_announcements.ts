import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** Promotions and news that staff send to members who asked for them, and who got which one when: at most one a week each. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.announcements (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        kind text not null check (kind in ('promotions', 'news')),
        state text not null default 'draft' check (state in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
        -- By language: {title, text, button}. Members of other languages get none.
        texts jsonb not null check (jsonb_typeof(texts) = 'object'),
        segment jsonb not null default '{}' check (jsonb_typeof(segment) = 'object'),
        path text not null check (path like '/%'),
        version integer not null default 1,
        created_at timestamptz not null default now(),
        created_by bigint,
        send_at timestamptz check (send_at is not null or state = 'draft'),
        -- Members up to this one were looked at.
        reached bigint not null default 0,
        receivers integer not null default 0,
        ended_at timestamptz check ((ended_at is not null) = (state in ('sent', 'stopped'))),
        primary key (tenant_id, id)
      );
      ${tenantTable('announcements', { members: 'select', staff: 'select, insert, update, delete' })}
      ${grantUpdate(['state', 'reached', 'receivers', 'ended_at'], 'app.announcements', 'rt')}
      create function app.keep_announcements() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if tg_op = 'DELETE' then
          if old.state <> 'draft' then
            raise exception 'an announcement that was to be sent is kept' using errcode = 'restrict_violation';
          end if;
          return old;
        end if;
        if old.state <> 'draft' and (new.kind, new.texts, new.segment, new.path, new.version)
            is distinct from (old.kind, old.texts, old.segment, old.path, old.version)
          or new.state <> old.state and (old.state, new.state) not in (
            ('draft', 'scheduled'), ('scheduled', 'draft'), ('scheduled', 'sending'), ('scheduled', 'sent'), ('scheduled', 'stopped'),
            ('sending', 'sent'), ('sending', 'stopped'))
        then
          raise exception 'an announcement is changed as long as it is a draft' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update or delete on app.announcements
        for each row execute function app.keep_announcements();

      create table app.announcement_receivers (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        member_id bigint not null,
        -- Its Monday, in the brand's time zone.
        week date not null check (extract(isodow from week) = 1),
        announcement_id bigint not null,
        primary key (tenant_id, member_id, week),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, announcement_id) references app.announcements (tenant_id, id)
      );
      create index announcement_receivers_of_announcement on app.announcement_receivers (tenant_id, announcement_id);
      ${tenantTable('announcement_receivers', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
