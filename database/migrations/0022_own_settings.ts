import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/**
 * What a member decides about being seen and being told: no online mark, photos for those he liked or wrote to, a pause; what a
 * locked screen shows and when nothing may ring; and the code by which support finds him while they talk.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- On the profile, where whatever shows people looks. Who pauses is \`disabled\` besides, and so is nowhere.
      alter table app.profiles
        add column invisible boolean not null default false,
        add column paused boolean not null default false;
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id'])}

      -- Pages kept for visitors are made anew for these too (migration 0017).
      drop trigger announce on app.profiles;
      create trigger announce
        after update of status, visible_to_visitors, name, main_photo_id, invisible, photos_private or delete on app.profiles
        for each row execute function app.announce_members();

      alter table app.members
        add column lock_screen text not null default 'hidden' check (lock_screen in ('full', 'name', 'hidden')),
        add column quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        add column quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        add column quiet_zone text,
        add column support_code text check (support_code ~ '^[0-9]{6}$'),
        add column support_code_until timestamptz,
        add check (num_nulls(quiet_from, quiet_to, quiet_zone) in (0, 3)),
        add check (num_nulls(support_code, support_code_until) in (0, 2));
      -- Few have one at a time; two never have the same.
      create unique index members_support_code on app.members (tenant_id, support_code) where support_code is not null;
      ${grant('update', 'app.members', 'rt')}
      ${grant('update', 'app.members', 'staff')}

      -- A region's towns, the largest first.
      create index cities_of_region on global.cities (region_id, population desc);
    `)
  }
}
