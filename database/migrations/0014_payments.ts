import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, sharedTable, tenantTable } from '../row_security.ts'

/** What changes about an order after it was made; the rest of its new columns is agreed on with it. */
const CHANGING = ['refunded_minor', 'charged_back_minor', 'returned_credits', 'returned_bonus', 'watched_until']

/**
 * What follows a payment, and who takes it: refunds and chargebacks in the ledger and on their order, a seal over each day of the
 * ledger, VAT by country, keys of payment providers, saved payment methods, discount codes.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.ledger_transactions
        drop constraint ledger_transactions_kind_check,
        drop constraint ledger_transactions_check1,
        drop constraint ledger_transactions_check2,
        add column reason text,
        add constraint ledger_transactions_kind_check check (kind in ('signup_bonus', 'purchase', 'message', 'photo', 'gift', 'bonus',
          'goodwill', 'refund', 'chargeback', 'reversal')),
        add constraint ledger_transactions_names_counterpart
          check ((kind in ('message', 'photo', 'gift')) = (counterpart_profile_id is not null)),
        add constraint ledger_transactions_names_order check ((kind in ('purchase', 'refund', 'chargeback')) = (order_id is not null)),
        add constraint ledger_transactions_gives_reason check (kind <> 'goodwill' or reason is not null);
      create index ledger_transactions_of_order on app.ledger_transactions (tenant_id, order_id) where order_id is not null;

      create index ledger_transactions_by_time on app.ledger_transactions (tenant_id, created_at);

      -- One seal a day in the tenant's time zone, chained to the day before: a row that joins, leaves or changes a sealed day shows.
      create table app.ledger_seals (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        day date not null,
        began_at timestamptz not null,
        ended_at timestamptz not null,
        transactions int not null,
        -- By id, 16 bytes each: the id, and the first 8 bytes of its hash, to name what changed.
        rows bytea not null,
        hash bytea not null,
        previous_hash bytea,
        sealed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, day),
        check (ended_at > began_at)
      );
      ${tenantTable('ledger_seals', { members: 'select, insert' })}

      create table global.vat_rates (
        country text not null references global.countries (code),
        starts_on date not null,
        percent numeric(4, 2) not null check (percent between 0 and 50),
        primary key (country, starts_on)
      );
      ${sharedTable('vat_rates')}
      alter table global.companies
        alter column vat_percent type numeric(4, 2),
        -- Registered for the Union's one stop shop: its VAT number counts in every member state (Directive 2006/112/EC, art. 369a ff.).
        add column vat_oss boolean not null default false;

      -- Prices begin and end, and are never edited: several packages of one key follow each other.
      drop index app.credit_packages_current;
      create index credit_packages_of_country on app.credit_packages (tenant_id, country, key, starts_at);
      alter table app.credit_packages
        add column recommended boolean not null default false,
        add constraint credit_packages_end_after_they_begin check (ends_at >= starts_at);
      -- When the next package begins or ends, and the prices beside a brand's settings are to be renewed.
      alter table global.tenants add column credit_prices_until timestamptz;

      alter table app.orders
        -- An order whose checkout never opened ends, too.
        drop constraint orders_check,
        add column country text,
        add column ip_country text,
        add column vat_country text,
        add column vat_percent numeric(4, 2),
        add column list_price_minor int,
        -- The buyer chose to keep the card or account.
        add column saves_method boolean not null default false,
        -- Paid with what was kept; no reference, as it may be forgotten.
        add column saved_method_id bigint,
        add column discount_code text,
        add column discount_percent int check (discount_percent between 1 and 100),
        add column refunded_minor int not null default 0 check (refunded_minor between 0 and amount_minor),
        add column charged_back_minor int not null default 0 check (charged_back_minor between 0 and amount_minor),
        -- Credits taken back by refunds and chargebacks: what is left of the order is reckoned without them.
        add column returned_credits int not null default 0 check (returned_credits between 0 and credits),
        add column returned_bonus int not null default 0 check (returned_bonus between 0 and bonus_credits),
        -- Until when the gateway is asked: a pending payment may still be paid, a paid one charged back.
        add column watched_until timestamptz,
        add constraint orders_name_their_discount check ((discount_code is null) = (discount_percent is null)),
        add constraint orders_cost_no_more_than_listed check (amount_minor <= list_price_minor);
      create index orders_to_review on app.orders (tenant_id, id) where review_reason is not null;
      create index orders_watched on app.orders (tenant_id, checked_at, id) where watched_until is not null;

      -- A notification may come before the reference it names is stored, and is joined to its order then.
      alter table app.payment_events add column body_hash bytea;
      create index payment_events_of_ref on app.payment_events (tenant_id, gateway, gateway_ref) where order_id is null;

      -- A brand's keys at a payment provider, encrypted and bound to both.
      create table app.gateway_accounts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        gateway text not null,
        sealed_keys bytea not null,
        changed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, gateway)
      );
      -- Whose keys are entered. A brand's own rows are read one brand at a time, and the checklists of all at once.
      alter table global.tenants add column gateways_with_keys text[] not null default '{}';
      ${grantUpdate(['gateways_with_keys'], 'global.tenants', 'staff')}
      ${tenantTable('gateway_accounts', { members: 'select', staff: 'select, insert, update, delete' }, ['gateway'])}

      -- A payment method a member may pay with again in one step; the token is encrypted, and spent ones are replaced.
      create table app.saved_methods (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        gateway text not null,
        method text not null,
        label text not null,
        sealed_token bytea not null,
        failed_at timestamptz,
        saved_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, member_id, gateway, method),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      ${tenantTable('saved_methods', { members: 'select, insert, update, delete', staff: 'select, delete' }, ['member_id', 'gateway', 'method'])}

      create table app.discount_codes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        code text not null check (code = upper(code) and length(code) between 3 and 64),
        country text references global.countries (code),
        member_id bigint,
        value_percentage int not null check (value_percentage between 1 and 90),
        currency text check (currency ~ '^[A-Z]{3}$'),
        minimum_order_value int check (minimum_order_value > 0),
        payment_methods text[] not null default '{}',
        validity text not null default 'once-per-user' check (validity in ('once-per-user', 'once', 'unlimited')),
        -- How many orders may use it, all members together; null: no limit.
        usage_limit int check (usage_limit > 0),
        status text not null default 'active' check (status in ('active', 'inactive')),
        -- Codes made together, for a CSV.
        batch text,
        starts_at timestamptz not null default now(),
        expires_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, code),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check (minimum_order_value is null or currency is not null),
        check (expires_at > starts_at)
      );
      create index discount_codes_of_member on app.discount_codes (tenant_id, member_id) where member_id is not null;

      -- Reserved by an order, used by its payment, freed when it fails.
      create table app.discount_redemptions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        order_id bigint not null,
        member_id bigint not null,
        -- The time bonus is an entitlement and has no row among the codes.
        code_id bigint,
        code text not null,
        state text not null default 'reserved' check (state in ('reserved', 'used', 'freed', 'excess')),
        reserved_at timestamptz not null default now(),
        changed_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, order_id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, code_id) references app.discount_codes (tenant_id, id)
      );
      create index discount_redemptions_of_code on app.discount_redemptions (tenant_id, code, member_id);
      ${tenantTable('discount_codes', { members: 'select, insert, delete', staff: 'select, insert, update' }, ['code', 'created_at'])}
      ${tenantTable('discount_redemptions', { members: 'select, insert, update', staff: 'select' }, ['order_id', 'member_id', 'code_id', 'code', 'reserved_at'])}

      alter table infra.sandbox_payments
        drop constraint sandbox_payments_status_check,
        add constraint sandbox_payments_status_check
          check (status in ('open', 'pending', 'paid', 'failed', 'cancelled', 'refunded', 'charged_back')),
        add column refunded_minor int not null default 0,
        add column charged_back_minor int not null default 0,
        -- A token for paying again, where the buyer's method has one.
        add column token text;
      create index sandbox_payments_reference on infra.sandbox_payments (reference);

      ${grantUpdate(CHANGING, 'app.orders', 'rt')}
      ${grantUpdate(CHANGING, 'app.orders', 'staff')}
      ${grantUpdate(['order_id'], 'app.payment_events', 'rt')}
      ${grantUpdate(['recommended'], 'app.credit_packages', 'staff')}
      ${grantUpdate(['credit_prices_until'], 'global.tenants', 'staff')}
      ${grantUpdate(['vat_oss'], 'global.companies', 'staff')}
      ${grantUpdate(['refunded_minor', 'charged_back_minor', 'token'], 'infra.sandbox_payments', 'rt')}
    `)
  }
}
