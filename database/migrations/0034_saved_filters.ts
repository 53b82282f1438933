import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Filters of the console's lists that somebody of staff named. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table staff.saved_filters (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint not null references staff.staff_members (id),
        resource text not null check (length(resource) <= 40),
        -- Null for a list of all brands.
        tenant_id bigint references global.tenants (id),
        name text not null check (name <> '' and length(name) <= 60),
        filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 4000),
        -- A column and a direction.
        sort jsonb not null check (jsonb_typeof(sort) = 'array' and length(sort::text) <= 100),
        created_at timestamptz not null default now(),
        unique nulls not distinct (staff_member_id, resource, tenant_id, name)
      );
      create index saved_filters_of_tenant on staff.saved_filters (tenant_id);

      ${grant('select, insert, update, delete', 'staff.saved_filters', 'staff', ['staff_member_id', 'resource', 'tenant_id', 'filter', 'sort', 'created_at'])}
    `)
  }
}
