import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** What keeps a member's data from being erased (GDPR 17(3)), and the log of erasures, which knows nobody. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.erasure_holds (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        reason text not null check (reason in ('claim', 'legal_obligation', 'court_order', 'fraud_investigation')),
        -- What it is about, as the member reads it.
        words text not null check (length(words) between 1 and 500),
        set_by bigint not null,
        set_at timestamptz not null default now(),
        ends_at timestamptz not null,
        -- Why the member isn't told; null where they are.
        untold text check (length(untold) between 1 and 200),
        lifted_by bigint,
        lifted_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        -- A year, and the rest of its last day at the brand.
        check (ends_at > set_at and ends_at <= set_at + interval '1 year 2 days'),
        check (num_nulls(lifted_by, lifted_at) in (0, 2))
      );
      create unique index erasure_holds_standing on app.erasure_holds (tenant_id, member_id) where lifted_at is null;
      create index erasure_holds_of_member on app.erasure_holds (tenant_id, member_id, id desc);

      create table app.erasures (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        cause text not null check (cause in ('member', 'staff', 'unused', 'not_confirmed', 'backup')),
        asked_on date,
        erased_at timestamptz not null default now(),
        -- What is kept and until when, as the certificate says.
        kept jsonb not null default '[]',
        certified boolean not null,
        -- The last hold that it waited for: reason and end.
        held jsonb,
        primary key (tenant_id, id)
      );
      create index erasures_by_time on app.erasures (tenant_id, erased_at desc, id desc);

      alter table app.account_deletions
        -- Of staff, who did it as its owner asked.
        add column deleted_by bigint;
      alter table app.erasure_certificates
        add column held jsonb;

      ${tenantTable('erasure_holds', { members: 'select, delete', staff: 'select, insert' })}
      ${grantUpdate(['lifted_by', 'lifted_at'], 'app.erasure_holds', 'staff')}
      ${tenantTable('erasures', { members: 'select, insert, delete', staff: 'select' })}
      ${grantUpdate(['deleted_by'], 'app.account_deletions', 'rt')}
      ${grantUpdate(['deleted_by'], 'app.account_deletions', 'staff')}
    `)
  }
}
