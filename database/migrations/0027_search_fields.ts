import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** What a profile says of a person in one word, and what a search may ask for. */
const WORDS = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']

/** What every index of a search carries, so that whoever does not fit is passed over inside it. */
const CARRIED = ['kind', 'gender', 'country', 'region_id', 'date_of_birth', 'town_id', ...WORDS, 'interest_mask']

const carriedBut = (...keys: string[]) => CARRIED.filter((column) => !keys.includes(column)).join(', ')

/**
 * Lets a search ask for whatever a profile tells, for who lives near, and for the newest or nearest first. Where what is asked
 * for is common, an index in the order of the page is walked; where it is rare, the small indexes of the words are laid over
 * each other. Distances are those between towns: nothing finer is kept.
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

      -- The town a real member names (global.cities); fictional profiles are nowhere.
      alter table app.profiles add column town_id bigint;
      create function app.locate_profile() returns trigger language plpgsql set search_path = pg_catalog as $$
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
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id', 'town_id'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id', 'town_id'])}

      -- The owner, too, is held to a tenant's rows; this is for all of them.
      alter table app.profiles no force row level security;
      alter table app.profile_interests no force row level security;
      update app.profiles set city = city where kind = 'member' and city is not null;
      update app.profiles set interest_mask = mask from (
        select tenant_id, profile_id, bit_or(1::bigint << bit) as mask
        from app.profile_interests join global.interests on interests.id = interest_id group by tenant_id, profile_id
      ) as masks where masks.tenant_id = profiles.tenant_id and profile_id = profiles.id;
      alter table app.profile_interests force row level security;
      alter table app.profiles force row level security;

      drop index app.profiles_by_activity, app.profiles_by_country, app.profiles_by_region, app.profiles_by_age,
        app.profiles_fictional, app.profiles_fictional_by_age;
      create index profiles_by_activity on app.profiles (tenant_id, status, last_active_at desc, id desc)
        include (${carriedBut()}, visible_to_visitors);
      -- Ids are made of the time somebody came, so their order is that of newness; links to interests are in it, too.
      create index profiles_by_newness on app.profiles (tenant_id, status, id desc)
        include (last_active_at, ${carriedBut()}, visible_to_visitors);
      create index profiles_by_country on app.profiles (tenant_id, status, country, last_active_at desc, id desc)
        include (${carriedBut('country')}, visible_to_visitors);
      create index profiles_by_region on app.profiles (tenant_id, status, region_id, last_active_at desc, id desc)
        include (${carriedBut('region_id')}, visible_to_visitors);
      create index profiles_by_town on app.profiles (tenant_id, status, town_id, last_active_at desc, id desc)
        include (${carriedBut('town_id')}) where town_id is not null;
      -- Countries are few: who asks for ages alone skips from one to the next.
      create index profiles_by_age on app.profiles (tenant_id, status, country, date_of_birth)
        include (last_active_at, id, ${carriedBut('country', 'date_of_birth')}, visible_to_visitors);
      -- Few among many: counting and finding them must not walk past everybody else.
      create index profiles_fictional on app.profiles (tenant_id, last_active_at desc, id desc)
        include (${carriedBut('kind', 'town_id')}) where kind = 'fictional' and status = 'active';
      create index profiles_fictional_by_age on app.profiles (tenant_id, date_of_birth)
        include (id, last_active_at, ${carriedBut('kind', 'date_of_birth', 'town_id')}) where kind = 'fictional' and status = 'active';
      ${WORDS.map(
        (word) =>
          `create index profiles_by_${word} on app.profiles (tenant_id, ${word}) where status = 'active' and ${word} is not null;`
      ).join('\n      ')}
    `)
  }
}
