import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What others see of a member: the profile, its photos and interests. A fictional profile has no member behind it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.profiles (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        kind text not null check (kind in ('member', 'fictional')),
        member_id bigint,
        status text not null default 'disabled' check (status in ('disabled', 'active')),
        name text not null,
        gender text not null check (gender in ('male', 'female')),
        looking_for text not null check (looking_for in ('male', 'female', 'both')),
        date_of_birth date not null,
        sexuality text check (sexuality in ('hetero', 'gay', 'lesbian', 'bi')),
        country text not null references global.countries (code),
        region_id bigint references global.regions (id),
        city text,
        hair_colour text, eye_colour text, body_type text, relationship_status text, tattoos text, reason text,
        about_me text not null default '',
        main_photo_id bigint,
        photo_count int not null default 0,
        paid_user boolean not null default false,
        visible_to_visitors boolean not null default false,
        created_at timestamptz not null default now(),
        last_active_at timestamptz not null default now(),
        -- Row-level security keeps an index over lower(name) from being used, since the function might leak.
        name_key text collate "C" generated always as (lower(name)) stored,
        -- Since when a deletion is pending: until it is final or taken back, the profile is hidden from everyone.
        left_at timestamptz,
        photos_private boolean not null default false,
        invisible boolean not null default false,
        -- Each of these comes with the status \`disabled\`.
        paused boolean not null default false,
        withheld boolean not null default false,
        under_review boolean not null default false,
        -- The town a member names (global.cities); fictional profiles are in none.
        town_id bigint,
        primary key (tenant_id, id),
        unique (tenant_id, id, kind),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((kind = 'fictional') = (member_id is null)),
        constraint fictional_visible check (kind = 'member' or visible_to_visitors)
      -- What was written since the last vacuum has to be read from the table, and every visit writes \`last_active_at\`.
      ) with (
        autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02
      );
      create index profiles_of_members_by_name on app.profiles (tenant_id, name_key, member_id) where kind = 'member';
      create index profiles_of_members_by_activity on app.profiles (tenant_id, last_active_at, member_id) where kind = 'member';
      create index profiles_by_main_photo on app.profiles (tenant_id, main_photo_id) where main_photo_id is not null;

      create function app.keep_profiles() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if old.kind = 'fictional' or not exists (select from app.members
             where tenant_id = old.tenant_id and id = old.member_id and status = 'erased') then
          raise exception 'a profile is removed only with an erased member' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.profiles for each row execute function app.keep_profiles();

      create function app.withhold_profile() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if new.withheld or new.under_review then
          new.status := 'disabled';
        end if;
        return new;
      end $$;
      create trigger withhold before insert or update on app.profiles
        for each row when (new.withheld or new.under_review) execute function app.withhold_profile();

      create function app.locate_profile() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        new.town_id := case when new.kind = 'member' and new.city is not null then (
          select cities.id from global.cities
          where cities.country = new.country and cities.name = new.city
            and (new.region_id is null or cities.region_id = new.region_id)
          order by cities.population desc, cities.id limit 1
        ) end;
        return new;
      end $$;
      create trigger locate before insert or update of country, region_id, city on app.profiles
        for each row execute function app.locate_profile();

      create table app.photos (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        position int not null,
        status text not null default 'active' check (status in ('pending', 'active', 'refused')),
        filename text not null,
        thumb_filename text not null,
        match_filename text not null,
        placeholder text not null,
        width int not null,
        height int not null,
        created_at timestamptz not null default now(),
        -- For viewers who may not see the photo; drawn demo photos have none.
        blurred_filename text,
        -- 64 bits, few of which differ between two versions of a picture.
        perceptual_hash bigint,
        -- SHA-256 of the uploaded file, so that a repeated upload makes no second photo.
        source_hash bytea,
        refusal text check (refusal in ('not_you', 'explicit', 'contact', 'minor', 'quality', 'rights')),
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, position) deferrable initially deferred,
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id),
        check ((status = 'refused') = (refusal is not null))
      );
      alter table app.profiles add foreign key (tenant_id, main_photo_id) references app.photos (tenant_id, id);
      create unique index photos_source on app.photos (tenant_id, profile_id, source_hash);
      -- Files are asked for by name, in sizes whose names differ in one letter.
      create index photos_filename on app.photos (tenant_id, filename);
      create index photos_pending on app.photos (tenant_id, profile_id) where status = 'pending';

      -- Pages cached for visitors are rendered again as soon as someone on them looks different.
      create function app.announce_members() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('members', old.tenant_id::text);
        return null;
      end $$;
      create trigger announce
        after update of status, visible_to_visitors, name, main_photo_id, invisible, photos_private or delete on app.profiles
        for each row execute function app.announce_members();
      create trigger announce after update of status or delete on app.photos
        for each row execute function app.announce_members();

      create table app.profile_interests (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        profile_id bigint not null,
        interest_id bigint not null references global.interests (id),
        primary key (tenant_id, profile_id, interest_id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index profile_interests_shared on app.profile_interests (tenant_id, interest_id, profile_id);

      -- Looked up by key in both directions: neither of the two sees the other.
      create table app.blocks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        blocker_profile_id bigint not null,
        blocked_profile_id bigint not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, blocker_profile_id, blocked_profile_id),
        foreign key (tenant_id, blocker_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, blocked_profile_id) references app.profiles (tenant_id, id),
        check (blocker_profile_id <> blocked_profile_id)
      );
      create index blocks_of_blocked on app.blocks (tenant_id, blocked_profile_id, blocker_profile_id);

      ${tenantTable('profiles', { members: 'select, insert, update, delete', staff: 'select, insert, update' }, ['kind', 'member_id', 'town_id'])}
      ${tenantTable('photos', { members: 'select, insert, update, delete' })}
      ${tenantTable('profile_interests', { members: 'select, insert, delete' })}
      ${tenantTable('blocks', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
