import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/** What buyer and brand agreed on when an order was made: no serving role can change it. */
const AGREED = [
  'member_id',
  'package_id',
  'number',
  'credits',
  'bonus_credits',
  'amount_minor',
  'vat_minor',
  'currency',
  'gateway',
  'method',
  'statement_descriptor',
  'idempotency_key',
  'request_hash',
  'created_at',
]

/**
 * Credits and money. The ledger is append-only and double-entry: serving roles may read and add, never change. A wallet is
 * a cache of the ledger that can't go below zero. A charge on a fictional profile can't be written without the
 * acknowledgement of the same member, and a transaction whose entries don't sum to zero can't be committed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.wallets (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        bonus int not null default 0 check (bonus >= 0),
        bought int not null default 0 check (bought >= 0),
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create function app.keep_wallets() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if old.bonus + old.bought > 0 then
          raise exception 'a wallet with credits is not removed' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.wallets for each row execute function app.keep_wallets();

      create table app.credit_packages (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        key text not null,
        country text not null references global.countries (code),
        credits int not null check (credits > 0),
        bonus_credits int not null default 0 check (bonus_credits >= 0),
        price_minor int not null check (price_minor > 0),
        currency text not null check (currency ~ '^[A-Z]{3}$'),
        starts_at timestamptz not null default now(),
        ends_at timestamptz,
        primary key (tenant_id, id)
      );
      create unique index credit_packages_current on app.credit_packages (tenant_id, country, key) where ends_at is null;

      create table app.orders (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        package_id bigint not null,
        number text not null,
        status text not null default 'pending'
          check (status in ('pending', 'completed', 'failed', 'cancelled', 'refunded', 'charged_back')),
        credits int not null check (credits > 0),
        bonus_credits int not null default 0,
        amount_minor int not null check (amount_minor > 0),
        vat_minor int not null,
        currency text not null,
        gateway text not null,
        method text not null,
        gateway_ref text,
        checkout_url text,
        return_token_hash bytea,
        statement_descriptor text not null,
        idempotency_key text not null,
        request_hash bytea not null,
        -- Why staff must look at it: what the gateway says does not fit the order.
        review_reason text,
        checked_at timestamptz,
        created_at timestamptz not null default now(),
        completed_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        unique (tenant_id, gateway, gateway_ref),
        unique (tenant_id, member_id, idempotency_key),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, package_id) references app.credit_packages (tenant_id, id),
        check ((status = 'pending') or gateway_ref is not null),
        check ((completed_at is not null) = (status in ('completed', 'refunded', 'charged_back')))
      );
      create index orders_of_member on app.orders (tenant_id, member_id, id desc);

      create table app.payment_events (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        gateway text not null,
        event_id text not null,
        gateway_ref text not null,
        order_id bigint,
        state text,
        received_at timestamptz not null default now(),
        applied_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, gateway, event_id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
      );
      create index payment_events_of_order on app.payment_events (tenant_id, order_id);

      create table app.ledger_transactions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        kind text not null check (kind in ('signup_bonus', 'purchase', 'message', 'reversal')),
        idempotency_key text not null,
        member_id bigint not null,
        order_id bigint,
        counterpart_profile_id bigint,
        counterpart_kind text,
        acknowledgement_id bigint,
        reverses_id bigint,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, idempotency_key),
        unique (tenant_id, id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        foreign key (tenant_id, reverses_id) references app.ledger_transactions (tenant_id, id),
        -- The kind of profile can't be misstated: the key takes it along.
        foreign key (tenant_id, counterpart_profile_id, counterpart_kind) references app.profiles (tenant_id, id, kind),
        foreign key (tenant_id, acknowledgement_id, member_id)
          references app.disclosure_acknowledgements (tenant_id, id, member_id),
        check ((counterpart_profile_id is null) = (counterpart_kind is null)),
        check ((kind = 'message') = (counterpart_profile_id is not null)),
        check ((kind = 'purchase') = (order_id is not null)),
        check ((kind = 'reversal') = (reverses_id is not null)),
        check (counterpart_kind is distinct from 'fictional' or acknowledgement_id is not null)
      );
      create index ledger_transactions_of_member on app.ledger_transactions (tenant_id, member_id, id desc);
      create index ledger_transactions_of_counterpart on app.ledger_transactions (tenant_id, counterpart_profile_id)
        where counterpart_profile_id is not null;
      create unique index ledger_transactions_purchase on app.ledger_transactions (tenant_id, order_id) where kind = 'purchase';

      create table app.ledger_entries (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        transaction_id bigint not null,
        account text not null check (account in ('member.bonus', 'member.bought', 'platform.bonus', 'platform.sales', 'platform.spent')),
        member_id bigint not null,
        amount int not null check (amount <> 0),
        -- What the member has in all after the transaction, for statements.
        credits_after int,
        primary key (tenant_id, id),
        unique (tenant_id, transaction_id, account),
        foreign key (tenant_id, transaction_id, member_id) references app.ledger_transactions (tenant_id, id, member_id),
        check ((account in ('member.bonus', 'member.bought')) = (credits_after is not null))
      );
      create index ledger_entries_of_member on app.ledger_entries (tenant_id, member_id);

      create function app.check_ledger_balance() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare
        checked bigint := case tg_table_name when 'ledger_transactions' then (to_jsonb(new) ->> 'id')::bigint
                                             else (to_jsonb(new) ->> 'transaction_id')::bigint end;
        entries int;
        rest bigint;
      begin
        select count(*), coalesce(sum(amount), 0) into entries, rest
          from app.ledger_entries where tenant_id = new.tenant_id and transaction_id = checked;
        if entries < 2 or rest <> 0 then
          raise exception 'ledger transaction % has % entries with a rest of %', checked, entries, rest
            using errcode = 'check_violation', constraint = 'ledger_balance';
        end if;
        return null;
      end $$;
      create constraint trigger balance after insert on app.ledger_transactions deferrable initially deferred
        for each row execute function app.check_ledger_balance();
      create constraint trigger balance after insert on app.ledger_entries deferrable initially deferred
        for each row execute function app.check_ledger_balance();

      create table infra.sandbox_payments (
        id text primary key,
        merchant_host text not null,
        merchant_name text not null,
        reference text not null,
        amount_minor int not null,
        currency text not null,
        method text not null,
        statement_descriptor text not null,
        language text not null,
        return_url text not null,
        status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'cancelled')),
        created_at timestamptz not null default now()
      );

      ${tenantTable('wallets', { members: 'select, insert, update, delete', staff: 'select, insert, update' }, ['member_id'])}
      ${tenantTable('credit_packages', { members: 'select', staff: 'select, insert, update' })}
      ${tenantTable('orders', { members: 'select, insert, update', staff: 'select, update' }, AGREED)}
      ${tenantTable('payment_events', { members: 'select, insert, update', staff: 'select' }, ['gateway', 'event_id', 'gateway_ref', 'order_id', 'received_at'])}
      ${tenantTable('ledger_transactions', { members: 'select, insert' })}
      ${tenantTable('ledger_entries', { members: 'select, insert' })}
      ${grant('select, insert, update', 'infra.sandbox_payments', 'rt', ['amount_minor', 'currency', 'reference', 'merchant_host'])}
    `)
  }
}
