import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** Deleting accounts and what comes with it: refunds, erasure, copies of a member's data, and warnings about unused accounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.account_deletions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        reason text check (reason ~ '^[a-z_]{1,40}$'),
        refund_wanted boolean not null default false,
        asked_at timestamptz not null default now(),
        -- Null until the link in the mail is used.
        left_at timestamptz,
        restorable_until timestamptz,
        -- The profile's status, for when the member comes back.
        profile_status text,
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((left_at is null) = (restorable_until is null) and (left_at is null) = (profile_status is null))
      );
      create index account_deletions_due on app.account_deletions (tenant_id, restorable_until) where left_at is not null;

      -- Bought credits to be refunded to members who delete their account, order by order.
      create table app.refund_requests (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        order_id bigint not null,
        credits int not null check (credits > 0),
        amount_minor int not null check (amount_minor > 0),
        currency text not null,
        requested_at timestamptz not null default now(),
        settled_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, order_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
      );
      create index refund_requests_of_member on app.refund_requests (tenant_id, member_id);

      -- What is needed to confirm an erasure; deleted as soon as the mail is sent.
      create table app.erasure_certificates (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email text not null,
        language text not null,
        kept jsonb not null,
        erased_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );

      -- Keyed hashes of the addresses of members who were erased while banned.
      create table app.ban_marks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email_hash bytea not null,
        marked_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, email_hash)
      );

      create table app.data_exports (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        requested_at timestamptz not null default now(),
        ready_at timestamptz,
        expires_at timestamptz,
        bytes int,
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null))
      );
      create index data_exports_of_member on app.data_exports (tenant_id, member_id, id desc);
      create index data_exports_by_end on app.data_exports (tenant_id, expires_at);

      -- The two mails before an unused account is deleted.
      create table app.inactivity_warnings (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        first_at timestamptz not null default now(),
        second_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );

      ${tenantTable('account_deletions', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('refund_requests', { members: 'select, insert, delete', staff: 'select, update' }, ['member_id', 'order_id', 'credits', 'amount_minor', 'currency', 'requested_at'])}
      ${tenantTable('erasure_certificates', { members: 'select, insert, delete', staff: 'select' })}
      ${tenantTable('ban_marks', { members: 'select, insert', staff: 'select, delete' })}
      ${tenantTable('data_exports', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('inactivity_warnings', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
