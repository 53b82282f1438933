import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate, tenantTable } from '../row_security.ts'

/** What changes about an order after it was made. */
const CHANGING = [
  'answered_at',
  'refunding_minor',
  'claim_minor',
  'waiver_confirmed_at',
  'is_advanced',
  'collect_on',
  'mandate_id',
  'collecting_at',
  'prenotified_at',
]

/**
 * Money that goes back, and money that is fetched: refunds and who must look at them, withdrawals, direct debit with its mandates, and
 * the limits members set themselves.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.orders
        -- When the gateway was asked for the answer that was applied last: an older one says nothing new.
        add column answered_at timestamptz,
        -- Of refunded_minor, what the gateway has not told yet.
        add column refunding_minor int not null default 0 check (refunding_minor between 0 and refunded_minor),
        -- Taken back by a bank for credits that were spent already: the member owes it, and spends nothing meanwhile.
        add column claim_minor int not null default 0 check (claim_minor between 0 and charged_back_minor),
        -- The buyer asked for the credits at once, knowing what follows (Directive 2011/83/EU, art. 16(m)); it counts once it was
        -- confirmed by mail.
        add column waiver_at timestamptz,
        add column waiver_version text,
        add column waiver_confirmed_at timestamptz,
        add column mandate_id bigint,
        -- Direct debit: the day the bank is asked, in the brand's time zone.
        add column collect_on date,
        -- Since when the bank may have been asked: from then on the order is not taken back, but found out about.
        add column collecting_at timestamptz,
        add column prenotified_at timestamptz,
        -- Credited before the money came.
        add column is_advanced boolean not null default false;

      -- What finance staff must look at or do, with a date where the law sets one.
      create table app.payment_tasks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        kind text not null check (kind in ('payment_does_not_fit', 'reversal_undone', 'reversal_notified', 'discount_limit_exceeded',
          'refund_by_hand', 'withdrawal', 'claim')),
        order_id bigint,
        refund_id bigint,
        withdrawal_id bigint,
        -- What the gateway or the member said, for whoever looks.
        detail jsonb not null default '{}',
        due_at timestamptz,
        made_at timestamptz not null default now(),
        -- The alarm went out.
        reported_at timestamptz,
        done_at timestamptz,
        done_by bigint,
        outcome text,
        primary key (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        check ((done_at is null) = (outcome is null))
      );
      create unique index payment_tasks_open on app.payment_tasks (tenant_id, kind, order_id, refund_id, withdrawal_id) nulls not distinct
        where done_at is null;
      create index payment_tasks_of_order on app.payment_tasks (tenant_id, order_id);
      insert into app.payment_tasks (tenant_id, kind, order_id) select tenant_id, review_reason, id from app.orders where review_reason is not null;
      alter table app.orders drop column review_reason;

      create table app.withdrawals (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        -- As the buyer sees it on the receipt.
        number text not null,
        name text not null,
        email text not null,
        order_number text not null,
        language text not null,
        -- Null where no order fits what was said.
        order_id bigint,
        member_id bigint,
        reason text,
        idempotency_key text not null,
        stated_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, number),
        unique (tenant_id, idempotency_key),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );
      create index withdrawals_of_order on app.withdrawals (tenant_id, order_id);
      create index withdrawals_of_member on app.withdrawals (tenant_id, member_id);

      -- Money given back by us: booked at once, so that its credits are not spent meanwhile, then sent by the gateway or by hand.
      create table app.refunds (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        order_id bigint not null,
        member_id bigint not null,
        withdrawal_id bigint,
        cause text not null check (cause in ('withdrawal', 'deletion', 'goodwill')),
        -- wanted: the account may still be restored; proposed: a second person has to agree.
        state text not null check (state in ('wanted', 'proposed', 'booked', 'sent', 'by_hand', 'paid', 'declined')),
        amount_minor int not null check (amount_minor > 0),
        vat_minor int not null default 0 check (vat_minor between 0 and amount_minor),
        currency text not null,
        -- Taken from the member.
        credits int not null default 0 check (credits >= 0),
        bonus_credits int not null default 0 check (bonus_credits >= 0),
        reason text,
        asked_by bigint,
        agreed_by bigint,
        requested_at timestamptz not null default now(),
        booked_at timestamptz,
        settled_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, withdrawal_id) references app.withdrawals (tenant_id, id),
        check (cause <> 'goodwill' or reason is not null),
        check (agreed_by is null or agreed_by <> asked_by),
        check ((booked_at is null) = (state in ('wanted', 'proposed', 'declined')))
      );
      create index refunds_of_order on app.refunds (tenant_id, order_id);
      create index refunds_of_member on app.refunds (tenant_id, member_id);
      create unique index refunds_wanted on app.refunds (tenant_id, order_id) where state = 'wanted';
      alter table app.payment_tasks
        add foreign key (tenant_id, refund_id) references app.refunds (tenant_id, id),
        add foreign key (tenant_id, withdrawal_id) references app.withdrawals (tenant_id, id);
      insert into app.refunds (tenant_id, id, order_id, member_id, cause, state, amount_minor, currency, credits, requested_at)
        select tenant_id, id, order_id, member_id, 'deletion', 'wanted', amount_minor, currency, credits, requested_at
        from app.refund_requests where settled_at is null;
      drop table app.refund_requests;

      -- SEPA Core Direct Debit: what the member authorised, as evidence.
      create table app.mandates (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        -- Unique mandate reference, 35 characters at most.
        reference text not null check (length(reference) <= 35),
        gateway text not null,
        -- What the gateway calls it, once it has it.
        sealed_token bytea,
        creditor_id text not null,
        creditor_name text not null,
        holder text not null,
        sealed_iban bytea not null,
        iban_hash bytea not null,
        iban_end text not null,
        sealed_phone bytea not null,
        phone_hash bytea not null,
        phone_end text not null,
        language text not null,
        text_version text not null,
        notice_days int not null,
        state text not null default 'draft' check (state in ('draft', 'active', 'ended')),
        end_reason text check (end_reason in ('revoked', 'unused', 'returned', 'refused', 'replaced', 'deleted')),
        drafted_at timestamptz not null default now(),
        signed_at timestamptz,
        -- The number the code was sent to, the time it was entered and from where: the evidence that the holder agreed.
        signed_from inet,
        last_used_at timestamptz,
        ended_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, reference),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((state = 'draft') = (signed_at is null)),
        check ((state = 'ended') = (ended_at is not null))
      );
      create unique index mandates_active on app.mandates (tenant_id, member_id) where state = 'active';
      create index mandates_of_member on app.mandates (tenant_id, member_id);
      create index mandates_of_iban on app.mandates (tenant_id, iban_hash);
      alter table app.orders add foreign key (tenant_id, mandate_id) references app.mandates (tenant_id, id);
      create index orders_of_mandate on app.orders (tenant_id, mandate_id) where mandate_id is not null;
      create index orders_to_collect on app.orders (tenant_id, collect_on) where collect_on is not null and status = 'pending' and gateway_ref is null;

      create table app.sms_codes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        mandate_id bigint not null,
        phone_hash bytea not null,
        code_hash bytea not null,
        tries int not null default 0,
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, mandate_id) references app.mandates (tenant_id, id)
      );
      create index sms_codes_of_mandate on app.sms_codes (tenant_id, mandate_id, id desc);
      create index sms_codes_of_phone on app.sms_codes (tenant_id, phone_hash, sent_at);

      -- Accounts and numbers that direct debit is refused to; keyed hashes.
      create table app.payment_blocks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        kind text not null check (kind in ('iban', 'phone')),
        hash bytea not null,
        -- As staff may know it again, e.g. the last four characters.
        label text not null,
        reason text not null,
        made_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, kind, hash)
      );

      -- Limits a member sets in money, and a pause; tighter at once, looser after a day. Null: no limit.
      create table app.spending_guards (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        currency text not null,
        day_minor int check (day_minor >= 0),
        week_minor int check (week_minor >= 0),
        month_minor int check (month_minor >= 0),
        paused_until timestamptz,
        -- What is looser, and from when.
        next_limits jsonb,
        next_from timestamptz,
        -- When the brand's warning about what was spent was shown.
        warned_at timestamptz,
        changed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((next_limits is null) = (next_from is null))
      );

      alter table infra.sandbox_payments add column refund_keys text[] not null default '{}';
      -- Direct debit at the sandbox: accounts that let it collect, and what was collected by which.
      create table infra.sandbox_mandates (
        id text primary key,
        reference text not null unique,
        holder text not null,
        iban text not null,
        made_at timestamptz not null default now(),
        revoked_at timestamptz
      );
      alter table infra.sandbox_payments add column mandate text references infra.sandbox_mandates (id);
      create unique index sandbox_payments_collected on infra.sandbox_payments (reference) where mandate is not null;
      -- Set while a claim is open: nothing is spent.
      alter table app.wallets add column blocked_at timestamptz;
      -- SEPA creditor identifier (EPC262-08).
      alter table global.companies add column creditor_id text not null default '';

      ${tenantTable('payment_tasks', { members: 'select, insert, update', staff: 'select, insert, update' }, ['kind', 'order_id', 'refund_id', 'withdrawal_id', 'made_at'])}
      ${tenantTable('withdrawals', { members: 'select, insert', staff: 'select' })}
      ${tenantTable('refunds', { members: 'select, insert, update, delete', staff: 'select, insert, update' }, ['order_id', 'member_id', 'withdrawal_id', 'cause', 'currency', 'asked_by', 'requested_at'])}
      ${tenantTable('mandates', { members: 'select, insert, update, delete', staff: 'select, update' }, ['member_id', 'reference', 'creditor_id', 'creditor_name', 'iban_hash', 'language', 'text_version', 'drafted_at'])}
      ${tenantTable('sms_codes', { members: 'select, insert, update, delete', staff: 'select' }, ['mandate_id', 'phone_hash', 'code_hash', 'sent_at', 'expires_at'])}
      ${tenantTable('payment_blocks', { members: 'select', staff: 'select, insert, delete' })}
      ${tenantTable('spending_guards', { members: 'select, insert, update', staff: 'select' }, ['member_id', 'currency'])}
      ${grantUpdate(CHANGING, 'app.orders', 'rt')}
      ${grantUpdate(CHANGING, 'app.orders', 'staff')}
      ${grant('select, insert, update', 'infra.sandbox_mandates', 'rt', ['reference', 'holder', 'iban'])}
      ${grantUpdate(['blocked_at'], 'app.wallets', 'rt')}
      ${grantUpdate(['blocked_at'], 'app.wallets', 'staff')}
      ${grantUpdate(['refund_keys'], 'infra.sandbox_payments', 'rt')}
      ${grantUpdate(['creditor_id'], 'global.companies', 'staff')}
    `)
  }
}
