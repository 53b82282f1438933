import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Sign-ups a partner began by a call; the person finishes them by the link in a mail. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.signup_drafts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        token_hash bytea not null,
        email text not null,
        language text not null,
        answers jsonb not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, token_hash)
      );
      ${tenantTable('signup_drafts', { members: 'select, insert, update, delete' })}

      -- The mail about such a draft goes to nobody who is a member.
      alter table app.mails alter column member_id drop not null;

      -- A partner's script may hold a token for just that.
      alter table staff.access_tokens drop constraint access_tokens_scopes_check;
      alter table staff.access_tokens add constraint access_tokens_scopes_check
        check (cardinality(scopes) > 0 and scopes <@ array['manifests', 'signup']);
    `)
  }
}
