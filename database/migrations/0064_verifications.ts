import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** Members may have people of the team compare a photo taken now with those of their profile, which then carries a mark. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.verifications (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- Nobody is behind a fictional profile whom a photo could show.
        profile_kind text not null default 'member' check (profile_kind = 'member'),
        -- Drawn by lot, so that the photo is one of now.
        pose text not null check (pose in ('palm', 'hand_on_head', 'fist_on_chin', 'two_fingers', 'thumb_up', 'hand_on_shoulder')),
        -- They were told what the photo is for, and ticked the box.
        consented_at timestamptz not null default now(),
        pose_until timestamptz not null,
        state text not null default 'drawn' check (state in ('drawn', 'sent', 'verified', 'refused', 'withdrawn', 'expired')),
        -- As long as staff need it, and no longer.
        filename text,
        sent_at timestamptz,
        reason text check (reason in ('other_person', 'pose', 'unclear')),
        decided_at timestamptz,
        decided_by bigint,
        -- The profile's photos that it was compared with.
        photo_ids bigint[],
        -- Since when the decision can't be undone any more, and holds.
        settled_at timestamptz,
        -- When the mark went, and whose doing that was.
        ended_at timestamptz,
        ended_by text check (ended_by in ('member', 'main_photo', 'staff')),
        end_reason text check (end_reason in ('other_person', 'mistake', 'other')),
        primary key (tenant_id, id),
        foreign key (tenant_id, profile_id, profile_kind) references app.profiles (tenant_id, id, kind),
        check ((filename is not null) = (state = 'sent' or (state in ('verified', 'refused') and settled_at is null))),
        check (sent_at is not null or state in ('drawn', 'withdrawn')),
        check ((state in ('verified', 'refused')) = (decided_at is not null)),
        check ((decided_at is null) = (decided_by is null)),
        check ((state = 'refused') = (reason is not null)),
        check ((state = 'verified') = (photo_ids is not null)),
        check (settled_at is null or decided_at is not null),
        check (ended_at is null or (state = 'verified' and settled_at is not null)),
        check ((ended_at is null) = (ended_by is null)),
        check ((end_reason is not null) = coalesce(ended_by = 'staff', false))
      );
      create unique index verifications_open on app.verifications (tenant_id, profile_id)
        where state in ('drawn', 'sent') or (state in ('verified', 'refused') and settled_at is null);
      create index verifications_of_profile on app.verifications (tenant_id, profile_id, id);
      create index verifications_by_time on app.verifications (tenant_id, sent_at, id) where sent_at is not null;
      create index verifications_waiting on app.verifications (tenant_id, sent_at) where state = 'sent';
      create index verifications_drawn on app.verifications (tenant_id, pose_until) where state = 'drawn';
      create index verifications_by_file on app.verifications (tenant_id, filename) where filename is not null;
      ${tenantTable('verifications', { members: 'select, insert, update, delete', staff: 'select, update' }, ['profile_id', 'profile_kind', 'pose', 'consented_at', 'pose_until'])}

      -- The mark: since when it stands, on profiles of people alone.
      alter table app.profiles
        add column photos_checked_at timestamptz,
        add check (photos_checked_at is null or kind = 'member');
      ${grantUpdate(['photos_checked_at'], 'app.profiles', 'rt')}
      ${grantUpdate(['photos_checked_at'], 'app.profiles', 'staff')}

      -- It goes with the first main photo that nobody compared, whoever makes it the main one. Without a main photo there is nothing to mark.
      create function app.end_photos_checked() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if not exists (select from app.verifications checks
          where checks.tenant_id = new.tenant_id and checks.profile_id = new.id and checks.state = 'verified' and checks.settled_at is not null
            and checks.ended_at is null and new.main_photo_id = any (checks.photo_ids)) then
          new.photos_checked_at := null;
          update app.verifications checks set ended_at = now(), ended_by = 'main_photo'
          where checks.tenant_id = new.tenant_id and checks.profile_id = new.id and checks.state = 'verified' and checks.settled_at is not null
            and checks.ended_at is null;
        end if;
        return new;
      end $$;
      create trigger end_photos_checked before update of main_photo_id on app.profiles for each row
        when (old.photos_checked_at is not null and new.main_photo_id is not null and old.main_photo_id is distinct from new.main_photo_id)
        execute function app.end_photos_checked();
      drop trigger announce on app.profiles;
      create trigger announce
        after update of status, visible_to_visitors, name, main_photo_id, invisible, photos_private, photos_checked_at or delete on app.profiles
        for each row execute function app.announce_members();
    `)
  }
}
