import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Likes, the swipe game and search alerts. A match is two likes that meet; it is read, never stored. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.likes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        from_profile_id bigint not null,
        to_profile_id bigint not null,
        automatic boolean not null default false,
        created_at timestamptz not null default now(),
        seen_at timestamptz,
        -- The brand's day of an automatic like, so that two requests at once can't introduce two fictional profiles.
        introduced_on date,
        primary key (tenant_id, id),
        unique (tenant_id, from_profile_id, to_profile_id),
        foreign key (tenant_id, from_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, to_profile_id) references app.profiles (tenant_id, id),
        check (from_profile_id <> to_profile_id),
        check (automatic or introduced_on is null)
      );
      create index likes_received on app.likes (tenant_id, to_profile_id, created_at desc);
      create index likes_given on app.likes (tenant_id, from_profile_id, created_at desc);
      create unique index likes_introduced on app.likes (tenant_id, to_profile_id, introduced_on) where introduced_on is not null;

      -- A like in the game is a like as well; this row counts it for the brand's day and remains when the like is taken back.
      create table app.swipes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        from_profile_id bigint not null,
        to_profile_id bigint not null,
        choice text not null check (choice in ('like', 'pass')),
        day date not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, from_profile_id, to_profile_id),
        foreign key (tenant_id, from_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, to_profile_id) references app.profiles (tenant_id, id),
        check (from_profile_id <> to_profile_id)
      );
      create index swipes_liked_on on app.swipes (tenant_id, from_profile_id, day) where choice = 'like';
      create index swipes_of_other on app.swipes (tenant_id, to_profile_id);

      create table app.search_alerts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- As a search takes them; the same search is stored once.
        filters jsonb not null,
        created_at timestamptz not null default now(),
        -- Only those who come later are told of.
        looked_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, filters),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index search_alerts_due on app.search_alerts (tenant_id, looked_at);

      ${tenantTable('likes', { members: 'select, insert, update, delete' }, ['introduced_on'])}
      ${tenantTable('swipes', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('search_alerts', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
