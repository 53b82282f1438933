import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Who likes whom. A match is two likes that meet; it is read, never stored. */
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
        primary key (tenant_id, id),
        unique (tenant_id, from_profile_id, to_profile_id),
        foreign key (tenant_id, from_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, to_profile_id) references app.profiles (tenant_id, id),
        check (from_profile_id <> to_profile_id)
      );
      create index likes_received on app.likes (tenant_id, to_profile_id, created_at desc);
      create index likes_given on app.likes (tenant_id, from_profile_id, created_at desc);
      ${tenantTable('likes', { members: 'select, insert, update, delete' })}
    `)
  }
}
