import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/**
 * Lets a search find who likes what inside the indexes it walks, and has the serving roles' queries planned for data in memory: at a
 * million people both halve what a pair of filters takes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- What a search reads is in memory or on a disk without a head to move; and no query runs long enough to be compiled first.
      do $$ declare role text; begin
        foreach role in array array['rt', 'staff'] loop
          execute format('alter role %I in database %I set random_page_cost = 1.1', current_database() || '_' || role, current_database());
          execute format('alter role %I in database %I set jit = off', current_database() || '_' || role, current_database());
        end loop;
      end $$;

      -- An interest is a bit, so that who likes what fits into every index: 63 interests, each with its bit for good.
      alter table global.interests add column bit smallint unique check (bit between 0 and 62);
      update global.interests set bit = place - 1
      from (select id, row_number() over (order by id) as place from global.interests) as places where places.id = interests.id;
      alter table global.interests alter column bit set not null;
      alter table app.profiles add column interest_mask bigint not null default 0;
      create function app.mask_interests() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        update app.profiles set interest_mask = coalesce((
          select bit_or(1::bigint << interests.bit)
          from app.profile_interests join global.interests on interests.id = profile_interests.interest_id
          where profile_interests.tenant_id = profiles.tenant_id and profile_interests.profile_id = profiles.id
        ), 0)
        where (tenant_id, id) in (select tenant_id, profile_id from changed);
        return null;
      end $$;
      create trigger mask_more after insert on app.profile_interests referencing new table as changed
        for each statement execute function app.mask_interests();
      create trigger mask_fewer after delete on app.profile_interests referencing old table as changed
        for each statement execute function app.mask_interests();
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id', 'name_key', 'town_id'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id', 'name_key', 'town_id'])}

      -- The owner, too, is held to a tenant's rows; this is for all of them.
      alter table app.profiles no force row level security;
      alter table app.profile_interests no force row level security;
      update app.profiles set interest_mask = mask from (
        select tenant_id, profile_id, bit_or(1::bigint << bit) as mask
        from app.profile_interests join global.interests on interests.id = interest_id group by tenant_id, profile_id
      ) as masks where masks.tenant_id = profiles.tenant_id and profile_id = profiles.id;
      alter table app.profile_interests force row level security;
      alter table app.profiles force row level security;

      -- Every index that carries the words of a profile (migration 0027) carries the bits behind them.
      do $$ declare carrying record; begin
        for carrying in select indexname as name, indexdef as definition from pg_indexes
          where schemaname = 'app' and tablename = 'profiles' and indexdef like '%INCLUDE (%tattoos, reason%'
        loop
          execute format('drop index app.%I', carrying.name);
          execute replace(carrying.definition, 'tattoos, reason', 'tattoos, reason, interest_mask');
        end loop;
      end $$;
    `)
  }
}
