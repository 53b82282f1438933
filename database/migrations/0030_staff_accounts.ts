import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate } from '../row_security.ts'

/** How staff come in: by invitation, with a second factor, and back when either is lost. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Who was invited has no password yet, and can't log in.
      alter table staff.staff_members alter column password_hash drop not null;
      -- The console's, and that of mails to them.
      alter table staff.staff_members add language text not null default 'en' check (language ~ '^[a-z]{2}$');

      -- Whose link is opened chooses a password. Whoever has neither staff nor an address chooses both: the first of staff.
      create table staff.password_links (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint references staff.staff_members (id),
        token_hash bytea not null unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index password_links_of_staff_member on staff.password_links (staff_member_id);

      -- In place of an authenticator that was lost; each once.
      create table staff.recovery_codes (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint not null references staff.staff_members (id),
        code_hash bytea not null,
        used_at timestamptz,
        unique (staff_member_id, code_hash)
      );

      -- WebAuthn credentials (https://www.w3.org/TR/webauthn-3/), which log in alone: each is two factors.
      create table staff.passkeys (
        id bigint primary key default sec.new_id(),
        staff_member_id bigint not null references staff.staff_members (id),
        credential_id text not null unique,
        public_key bytea not null,
        sign_count bigint not null,
        transports text[] not null,
        name text not null check (name <> '' and length(name) <= 100),
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create index passkeys_of_staff_member on staff.passkeys (staff_member_id);

      -- What its list says of a session: which browser it is, and from where it came last.
      alter table staff.staff_sessions add user_agent text not null default '' check (length(user_agent) <= 400);
      alter table staff.staff_sessions add address text not null default '';
      create index staff_sessions_of_staff_member on staff.staff_sessions (staff_member_id);

      ${grantUpdate(['language'], 'staff.staff_members', 'staff')}
      ${grantUpdate(['address'], 'staff.staff_sessions', 'staff')}
      ${grant('select, insert, update', 'staff.password_links', 'staff')}
      ${grant('select, insert, update, delete', 'staff.recovery_codes', 'staff')}
      ${grant('select, insert, update, delete', 'staff.passkeys', 'staff')}
    `)
  }
}
