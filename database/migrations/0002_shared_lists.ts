import { BaseSchema } from '@adonisjs/lucid/schema'
import { sharedTable } from '../row_security.ts'

/** Lists all tenants share: countries, regions, cities (GeoNames) and interests. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table global.countries (
        code text primary key check (code ~ '^[A-Z]{2}$'),
        languages text[] not null,
        currency text not null,
        calling_code text not null,
        time_zone text not null
      );
      create table global.regions (
        id bigint primary key,
        country text not null references global.countries (code),
        code text not null,
        name text not null,
        unique (country, code)
      );
      create table global.cities (
        id bigint primary key,
        region_id bigint not null references global.regions (id),
        country text not null references global.countries (code),
        name text not null,
        population int not null,
        location point not null
      );
      create index cities_near on global.cities using gist (location);
      create index cities_by_name on global.cities (country, name);
      create index cities_of_region on global.cities (region_id, population desc);

      create table global.interests (
        id bigint primary key,
        key text not null unique,
        names jsonb not null,
        -- For good: search rows store a member's interests as bits of one number.
        bit smallint not null unique check (bit between 0 and 62)
      );

      ${sharedTable('countries')}
      ${sharedTable('regions')}
      ${sharedTable('cities')}
      ${sharedTable('interests', ['bit'])}
    `)
  }
}
