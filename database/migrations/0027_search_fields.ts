import { BaseSchema } from '@adonisjs/lucid/schema'

/** What a profile says of a person in one word, and what a search may ask for. */
const WORDS = ['sexuality', 'hair_colour', 'eye_colour', 'body_type', 'relationship_status', 'tattoos', 'reason']

/** What every index of a search carries, so that whoever does not fit is passed over inside it. */
const CARRIED = ['kind', 'gender', 'country', 'region_id', 'date_of_birth', 'town_id', ...WORDS]

const carriedBut = (...keys: string[]) => CARRIED.filter((column) => !keys.includes(column)).join(', ')

/**
 * Lets a search ask for whatever a profile tells, for who lives near, and for the newest or nearest first. Where what is asked
 * for is common, an index in the order of the page is walked; where it is rare, the small indexes of the words are laid over
 * each other. Distances are those between towns: nothing finer is kept.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
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

      -- The owner, too, is held to a tenant's rows; this is for all of them.
      alter table app.profiles no force row level security;
      update app.profiles set city = city where kind = 'member' and city is not null;
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
