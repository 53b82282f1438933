import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Who is a member of a brand, how they prove it, what they agreed to and whether they are of age. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.members (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email text not null,
        password_hash text not null,
        status text not null default 'not_confirmed' check (status in ('not_confirmed', 'active', 'banned', 'erased')),
        language text not null,
        signed_up_at timestamptz not null default now(),
        activated_at timestamptz,
        show_fictional boolean not null,
        visible_to_visitors boolean not null,
        signup_message jsonb,
        network text, ref text, sub1 text, sub2 text, sub3 text,
        -- A flat object such as {"likes.push": false} with nothing but the member's choices, so that defaults may change.
        notification_choices jsonb not null default '{}' check (jsonb_typeof(notification_choices) = 'object'),
        lock_screen text not null default 'hidden' check (lock_screen in ('full', 'name', 'hidden')),
        quiet_from text check (quiet_from ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        quiet_to text check (quiet_to ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        quiet_zone text,
        support_code text check (support_code ~ '^[0-9]{6}$'),
        support_code_until timestamptz,
        -- The answer and who gave it, never a date of birth or a document.
        age_proven_at timestamptz,
        age_proven_by text,
        -- When to tell them of newcomers: each has their own time of the week, so that not all mails go out at once.
        newcomers_due_at timestamptz not null default now() + interval '7 days',
        primary key (tenant_id, id),
        check (num_nulls(quiet_from, quiet_to, quiet_zone) in (0, 3)),
        check (num_nulls(support_code, support_code_until) in (0, 2)),
        check (num_nulls(age_proven_at, age_proven_by) in (0, 2))
      );
      -- An address is unique among activated members only, so that signing up with someone else's doesn't reveal their membership.
      -- Erased members have no address.
      create unique index members_active_email on app.members (tenant_id, email) where status not in ('not_confirmed', 'erased');
      create index members_email on app.members (tenant_id, email);
      create index members_by_signup on app.members (tenant_id, signed_up_at, id);
      create index members_by_status on app.members (tenant_id, status, id);
      create unique index members_support_code on app.members (tenant_id, support_code) where support_code is not null;
      create index members_newcomers_due on app.members (tenant_id, newcomers_due_at) where status = 'active';
      create index members_with_first_message on app.members (tenant_id) where signup_message is not null;

      create function app.keep_members() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if old.status <> 'erased' then
          raise exception 'a member is removed only after being erased' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.members for each row execute function app.keep_members();

      -- Whoever bans somebody, on every server their open sites are cut off.
      create function app.announce_ban() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_notify('bans', concat_ws(' ', new.tenant_id, new.id));
        return null;
      end $$;
      create trigger announce_ban after update of status on app.members for each row
        when (new.status = 'banned') execute function app.announce_ban();

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

      -- A reset requested for an unknown address leaves the same row without a member, so that neither answer nor timing tells.
      create table app.link_tokens (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        purpose text not null check (
          purpose in ('activation', 'password_reset', 'email_change', 'email_change_stop', 'restore', 'deletion', 'export')
        ),
        token_hash bytea not null,
        member_id bigint,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        next_path text,
        about_email text,
        primary key (tenant_id, id),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check (member_id is not null or purpose = 'password_reset')
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
        language text,
        partners text,
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index consents_of_member on app.consents (tenant_id, member_id);
      create unique index consents_held on app.consents (tenant_id, member_id, kind, version) where revoked_at is null;

      create table app.invite_codes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        code text not null,
        uses int not null check (uses > 0),
        used int not null default 0 check (used between 0 and uses),
        primary key (tenant_id, id),
        unique (tenant_id, code)
      );

      -- Sign-ups that aren't members yet; the person finishes a partner's by the link in a mail.
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

      create table app.age_checks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        provider text not null,
        state_hash bytea not null,
        -- Secrets of whoever began the check, erased with the answer.
        nonce text,
        code_verifier text,
        started_at timestamptz not null default now(),
        expires_at timestamptz not null,
        outcome text check (outcome in ('over', 'under', 'cancelled', 'failed')),
        decided_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, state_hash),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((outcome is null) = (decided_at is null)),
        check ((outcome is null) = (nonce is not null) and (outcome is null) = (code_verifier is not null))
      );
      create index age_checks_of_member on app.age_checks (tenant_id, member_id, id desc);

      ${tenantTable('members', { members: 'select, insert, update, delete', staff: 'select, insert, update' })}
      ${tenantTable('sessions', { members: 'select, insert, update, delete', staff: 'select, delete' })}
      ${tenantTable('link_tokens', { members: 'select, insert, update, delete' })}
      ${tenantTable('consents', { members: 'select, insert, update, delete', staff: 'select' }, ['member_id', 'kind', 'version', 'given_at', 'language', 'partners'])}
      ${tenantTable('invite_codes', { members: 'select, update', staff: 'select, insert, update, delete' })}
      ${tenantTable('signup_drafts', { members: 'select, insert, update, delete' })}
      ${tenantTable('age_checks', { members: 'select, insert, update, delete', staff: 'select' }, ['member_id', 'provider', 'state_hash', 'started_at', 'expires_at'])}
    `)
  }
}
