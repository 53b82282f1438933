import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Who works in the console, for which brands, and what they did. */
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
      create index grants_of_tenant on staff.grants (tenant_id);

      -- Scripts act with these in the console's place, and whoever made one answers for what it does.
      create table staff.access_tokens (
        id bigint primary key default sec.new_id(),
        name text not null,
        token_hash bytea not null unique,
        scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['manifests', 'platform', 'signup']),
        staff_member_id bigint not null references staff.staff_members (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );

      create table staff.audit_entries (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint references staff.staff_members (id),
        tenant_id bigint references global.tenants (id),
        action text not null,
        detail jsonb not null default '{}',
        at timestamptz not null default now()
      );
      create index audit_entries_of_tenant on staff.audit_entries (tenant_id, id);
      create index audit_entries_of_staff_member on staff.audit_entries (staff_member_id, id);
      create index audit_entries_by_action on staff.audit_entries (action, id);
      create index audit_entries_of_member on staff.audit_entries (tenant_id, (detail ->> 'id')) where detail ->> 'level' = 'member';

      create function staff.keep_audit_entries() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if new.detail is distinct from old.detail - 'id' - 'name' - 'reason' then
          raise exception 'an entry of the log is never changed; only whom it names is erased' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update on staff.audit_entries for each row execute function staff.keep_audit_entries();

      ${grant('select, insert, update', 'staff.staff_members', 'staff')}
      ${grant('select, insert, update, delete', 'staff.staff_sessions', 'staff')}
      ${grant('select, insert, delete', 'staff.grants', 'staff')}
      ${grant('select, insert, update', 'staff.access_tokens', 'staff', ['name', 'token_hash', 'scopes', 'staff_member_id', 'created_at', 'expires_at'])}
      ${grant('select, insert, update', 'staff.audit_entries', 'staff', ['staff_member_id', 'action', 'at'])}
    `)
  }
}
