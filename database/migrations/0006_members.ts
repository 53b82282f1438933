import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

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
        primary key (tenant_id, id),
        unique (tenant_id, id, kind),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((kind = 'fictional') = (member_id is null))
      );
      create index profiles_search on app.profiles (tenant_id, status, gender, country, last_active_at desc, id desc);
      create index profiles_by_region on app.profiles (tenant_id, status, region_id, last_active_at desc, id desc);
      create index profiles_by_activity on app.profiles (tenant_id, status, last_active_at desc, id desc);
      create index profiles_by_age on app.profiles (tenant_id, status, country, gender, date_of_birth);
      -- Few among many: counting and finding them must not walk past everybody else.
      create index profiles_fictional on app.profiles (tenant_id, gender, country) where kind = 'fictional' and status = 'active';

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
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, position) deferrable initially deferred,
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      alter table app.profiles add foreign key (tenant_id, main_photo_id) references app.photos (tenant_id, id);

      create table app.profile_interests (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        profile_id bigint not null,
        interest_id bigint not null references global.interests (id),
        primary key (tenant_id, profile_id, interest_id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index profile_interests_shared on app.profile_interests (tenant_id, interest_id, profile_id);

      ${tenantTable('profiles', { members: 'select, insert', staff: 'select, insert' })}
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id'])}
      ${tenantTable('photos', { members: 'select, insert, update, delete' })}
      ${tenantTable('profile_interests', { members: 'select, insert, delete' })}
    `)
  }
}
