import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/**
 * Whom a member liked or passed in the swipe game. A like of the game is a like as well; this row counts it among those of the
 * brand's day, and outlives the like when that is taken back. And how the games find people fast.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
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

      -- Whom games show looks for somebody like the viewer. Where few do, they are found here rather than among everybody.
      create index profiles_for_games on app.profiles (tenant_id, status, gender, looking_for, last_active_at desc, id desc)
        include (kind, country, region_id, date_of_birth);
      -- Whom somebody looks for goes with the gender: without knowing that, the planner takes a few for many.
      create statistics app.profiles_seeking (mcv) on tenant_id, gender, looking_for from app.profiles;

      ${tenantTable('swipes', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
