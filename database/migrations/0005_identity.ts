import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Who is a member of a brand, how he proves it, and what he agreed to. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.members (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email text not null,
        password_hash text not null,
        status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active', 'banned')),
        language text not null,
        signed_up_at timestamptz not null default now(),
        activated_at timestamptz,
        notifications_disabled text[] not null default '{}',
        show_fictional boolean not null,
        visible_to_visitors boolean not null,
        signup_message jsonb,
        network text, ref text, sub1 text, sub2 text, sub3 text,
        primary key (tenant_id, id)
      );
      -- An address is unique among activated members only: an unconfirmed twin tells nobody that somebody else is a member.
      create unique index members_active_email on app.members (tenant_id, email) where status <> 'not_confirmed';
      create index members_email on app.members (tenant_id, email);

      create table app.sessions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        token_hash bytea not null,
        member_id bigint not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        expires_at timestamptz not null,
        user_agent text not null default '',
        primary key (tenant_id, id),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index sessions_of_member on app.sessions (tenant_id, member_id);

      create table app.link_tokens (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        purpose text not null check (purpose in ('activation', 'password_reset', 'email_change', 'restore')),
        token_hash bytea not null,
        member_id bigint not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index link_tokens_of_member on app.link_tokens (tenant_id, member_id, purpose);

      create table app.consents (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        kind text not null check (kind in ('terms', 'privacy', 'sexuality_data', 'member_resell')),
        version text not null,
        given_at timestamptz not null default now(),
        revoked_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index consents_of_member on app.consents (tenant_id, member_id);

      create table app.invite_codes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        code text not null,
        uses int not null check (uses > 0),
        used int not null default 0 check (used between 0 and uses),
        primary key (tenant_id, id),
        unique (tenant_id, code)
      );

      ${tenantTable('members', { members: 'select, insert, update', staff: 'select, insert, update' })}
      ${tenantTable('sessions', { members: 'select, insert, update, delete', staff: 'select, delete' })}
      ${tenantTable('link_tokens', { members: 'select, insert, update, delete' })}
      ${tenantTable('consents', { members: 'select, insert, update', staff: 'select' })}
      ${tenantTable('invite_codes', { members: 'select, update', staff: 'select, insert, update, delete' })}
    `)
  }
}
