import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Tokens by which scripts act in the console's place. Who made one answers for what is done with it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table staff.access_tokens (
        id bigint primary key default sec.new_id(),
        name text not null,
        token_hash bytea not null unique,
        scopes text[] not null check (cardinality(scopes) > 0 and scopes <@ array['manifests']),
        staff_member_id bigint not null references staff.staff_members (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      ${grant('select, insert, update', 'staff.access_tokens', 'staff', ['name', 'token_hash', 'scopes', 'staff_member_id', 'created_at', 'expires_at'])}
    `)
  }
}
