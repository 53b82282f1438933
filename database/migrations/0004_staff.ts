import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Who works in the console, where, and what they did. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table staff.staff_members (
        id bigint primary key default sec.new_id(),
        email text not null unique,
        name text not null,
        password_hash text not null,
        totp_secret text,
        platform_admin boolean not null default false,
        created_at timestamptz not null default now(),
        disabled_at timestamptz
      );
      create table staff.staff_sessions (
        id bigint primary key default sec.new_id(),
        token_hash bytea not null unique,
        staff_member_id bigint not null references staff.staff_members (id),
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create table staff.grants (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint not null references staff.staff_members (id),
        tenant_id bigint not null references global.tenants (id),
        role text not null check (role in ('operator', 'support', 'moderator', 'desk', 'finance', 'read_only')),
        unique (staff_member_id, tenant_id, role)
      );
      create table staff.audit_entries (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint references staff.staff_members (id),
        tenant_id bigint references global.tenants (id),
        action text not null,
        detail jsonb not null default '{}',
        at timestamptz not null default now()
      );
      ${grant('select, insert, update', 'staff.staff_members', 'staff')}
      ${grant('select, insert, update, delete', 'staff.staff_sessions', 'staff')}
      ${grant('select, insert, delete', 'staff.grants', 'staff')}
      ${grant('select, insert', 'staff.audit_entries', 'staff')}
    `)
  }
}
