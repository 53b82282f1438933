import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Lists of a brand that somebody of staff takes out of the console as a file. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table staff.list_exports (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint not null references staff.staff_members (id),
        tenant_id bigint not null references global.tenants (id),
        resource text not null check (length(resource) <= 40),
        filter jsonb not null check (jsonb_typeof(filter) = 'object' and length(filter::text) <= 4000),
        sort jsonb not null check (jsonb_typeof(sort) = 'array' and length(sort::text) <= 100),
        -- Of the headings.
        language text not null check (language ~ '^[a-z]{2}$'),
        requested_at timestamptz not null default now(),
        ready_at timestamptz,
        expires_at timestamptz,
        row_count int,
        bytes bigint,
        check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (row_count is null) and (ready_at is null) = (bytes is null))
      );
      create index list_exports_of_staff_member on staff.list_exports (staff_member_id, tenant_id, id desc);
      create index list_exports_of_tenant on staff.list_exports (tenant_id, expires_at);

      ${grant('select, insert, update, delete', 'staff.list_exports', 'staff', ['staff_member_id', 'tenant_id', 'resource', 'filter', 'sort', 'language', 'requested_at'])}
    `)
  }
}
