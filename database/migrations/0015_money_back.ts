import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate, tenantTable } from '../row_security.ts'

/** What changes about an order after it was made. */
const CHANGING = [
  'reversal_notified_at',
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
        -- Money went back, and the gateway does not tell how much: staff look it up.
        add column reversal_notified_at timestamptz,
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
        -- When the mail that announces a debit was handed over.
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
        -- Empty once the member was erased.
        name text not null,
        email text not null,
        -- As the buyer wrote it.
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
        -- wanted: the account may still be restored; proposed: a second person has to agree; overtaken: a bank took the money back first.
        state text not null check (state in ('wanted', 'proposed', 'booked', 'sent', 'by_hand', 'paid', 'declined', 'overtaken')),
        amount_minor int not null check (amount_minor > 0),
        vat_minor int not null default 0 check (vat_minor between 0 and amount_minor),
        currency text not null,
        -- Taken from the member.
        credits int not null default 0 check (credits >= 0),
        bonus_credits int not null default 0 check (bonus_credits >= 0),
        reason text,
        asked_by bigint,
        -- Of staff who ask for it: one request is one refund.
        idempotency_key text,
        agreed_by bigint,
        requested_at timestamptz not null default now(),
        booked_at timestamptz,
        settled_at timestamptz,
        primary key (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, withdrawal_id) references app.withdrawals (tenant_id, id),
        unique (tenant_id, asked_by, idempotency_key),
        check (cause <> 'goodwill' or reason is not null),
        check (agreed_by is null or agreed_by <> asked_by),
        check ((booked_at is null) = (state in ('wanted', 'proposed', 'declined')))
      );
      create index refunds_of_order on app.refunds (tenant_id, order_id);
      create index refunds_of_member on app.refunds (tenant_id, member_id);
      create unique index refunds_wanted on app.refunds (tenant_id, order_id) where state = 'wanted';
      alter table app.payment_tasks
        add foreign key (tenant_id, refund_id) references app.refunds (tenant_id, id),
        add foreign key (tenant_id, withdrawal_id) references app.withdrawals (tenant_id, id) on delete cascade;
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
        -- What is looser, and from when: all of the above as it will be.
        next_limits jsonb,
        next_from timestamptz,
        -- When the brand's spending_warning was passed: a member is told once a month.
        warned_at timestamptz,
        changed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((next_limits is null) = (next_from is null))
      );

      -- The limits that hold now: what is looser counts from its time on, without anybody having to write it.
      create function app.guard_in_force(of_member bigint)
      returns table (currency text, day_minor int, week_minor int, month_minor int, paused_until timestamptz, next_limits jsonb, next_from timestamptz)
      language sql volatile set search_path = pg_catalog, pg_temp as $$
        select coalesce(due ->> 'currency', guards.currency),
          case when due is null then guards.day_minor else (due ->> 'day_minor')::int end,
          case when due is null then guards.week_minor else (due ->> 'week_minor')::int end,
          case when due is null then guards.month_minor else (due ->> 'month_minor')::int end,
          case when due is null then guards.paused_until else (due ->> 'paused_until')::timestamptz end,
          case when due is null then guards.next_limits end,
          case when due is null then guards.next_from end
        from app.spending_guards guards
        cross join lateral (select case when guards.next_from <= now() then guards.next_limits end as due) turned
        where guards.tenant_id = (select sec.tenant_id()) and guards.member_id = of_member
      $$;

      -- What a member ordered and spent in each period of the brand's time zone, in minor units. Orders count when they are made, less what
      -- came back; failed and cancelled ones don't. Bought credits count at what was paid for them, oldest first, and bonus credits cost nothing.
      -- The oldest are spent first, so what was spent last lies directly before what the wallet still holds; cost is about to be spent, too.
      -- Volatile, so that it sees what others stored while the caller waited for the wallet's lock.
      create function app.guard_use(of_member bigint, cost int)
      returns table (period text, since timestamptz, until timestamptz, limit_minor int, ordered_minor int, spent_minor int)
      language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
      declare
        tenant constant bigint := sec.tenant_id();
        zone constant text := (select time_zone from global.tenants where id = tenant);
        here constant timestamp := now() at time zone zone;
        earliest constant timestamptz := least(date_trunc('week', here), date_trunc('month', here)) at time zone zone;
        -- Ids begin with their time, so that the index finds what is new.
        first_id constant bigint := (sec.new_id(earliest) >> 22) << 22;
        held int;
        taken int;
      begin
        select wallets.bought, least(wallets.bought, greatest(0, cost - wallets.bonus)) into held, taken
          from app.wallets where wallets.tenant_id = tenant and wallets.member_id = of_member;
        return query
          with periods as (
            select named.period, date_trunc(named.period, here) at time zone zone as since,
              (date_trunc(named.period, here) + ('1 ' || named.period)::interval) at time zone zone as until,
              case named.period when 'day' then guard.day_minor when 'week' then guard.week_minor else guard.month_minor end as limit_minor
            from (values ('day'), ('week'), ('month')) named (period)
            left join app.guard_in_force(of_member) guard on true
          ), spends as (
            select transactions.created_at, -entries.amount as credits
            from app.ledger_transactions transactions
            join app.ledger_entries entries on entries.tenant_id = transactions.tenant_id and entries.transaction_id = transactions.id
              and entries.account = 'member.bought'
            where transactions.tenant_id = tenant and transactions.member_id = of_member and transactions.id >= first_id
              and transactions.created_at >= earliest and transactions.kind in ('message', 'photo', 'gift', 'reversal')
          ), lots as (
            select orders.amount_minor, orders.credits, orders.credits - orders.returned_credits as kept,
              coalesce(sum(orders.credits - orders.returned_credits) over newer, 0) as newer_credits
            from app.orders where orders.tenant_id = tenant and orders.member_id = of_member and orders.completed_at is not null
            window newer as (order by orders.completed_at desc, orders.id desc rows between unbounded preceding and 1 preceding)
          )
          select periods.period, periods.since, periods.until, periods.limit_minor,
            (select coalesce(sum(orders.amount_minor - orders.refunded_minor - orders.charged_back_minor), 0)::int from app.orders
             where orders.tenant_id = tenant and orders.member_id = of_member and orders.created_at >= periods.since
               and orders.status not in ('failed', 'cancelled')),
            (select coalesce(ceil(round(sum(lots.amount_minor::numeric * greatest(0,
                 least(lots.newer_credits + lots.kept, held + used.credits) - greatest(lots.newer_credits, held - taken)) / lots.credits), 9)), 0)::int
             from lots)
          from periods
          cross join lateral (
            select coalesce(sum(spends.credits), 0) as credits from spends where spends.created_at >= periods.since) used;
      end $$;

      -- Why a member's own limits or pause refuse that so many credits are spent now; null if they don't.
      create function app.spending_refusal(of_member bigint, cost int) returns jsonb
      language plpgsql volatile set search_path = pg_catalog, pg_temp as $$
      declare
        guard record;
        reached record;
      begin
        select * into guard from app.guard_in_force(of_member);
        if guard.paused_until > now() then
          return jsonb_build_object('code', 'spending_paused', 'until', guard.paused_until);
        end if;
        if coalesce(guard.day_minor, guard.week_minor, guard.month_minor) is null
          or cost <= (select bonus from app.wallets where tenant_id = (select sec.tenant_id()) and member_id = of_member) then
          return null;
        end if;
        select * into reached from app.guard_use(of_member, cost) used where used.spent_minor > used.limit_minor order by used.until desc limit 1;
        if reached.period is null then
          return null;
        end if;
        return jsonb_build_object('code', 'spending_limit_reached', 'period', reached.period, 'limit_minor', reached.limit_minor,
          'currency', guard.currency, 'from', reached.until);
      end $$;

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
      ${tenantTable('withdrawals', { members: 'select, insert, update, delete', staff: 'select' }, ['number', 'order_number', 'language', 'reason', 'idempotency_key', 'stated_at'])}
      ${tenantTable('refunds', { members: 'select, insert, update, delete', staff: 'select, insert, update' }, ['order_id', 'member_id', 'withdrawal_id', 'cause', 'currency', 'asked_by', 'idempotency_key', 'requested_at'])}
      ${tenantTable('mandates', { members: 'select, insert, update, delete', staff: 'select, update' }, ['member_id', 'reference', 'creditor_id', 'creditor_name', 'iban_hash', 'language', 'text_version', 'drafted_at'])}
      ${tenantTable('sms_codes', { members: 'select, insert, update, delete', staff: 'select' }, ['mandate_id', 'phone_hash', 'code_hash', 'sent_at', 'expires_at'])}
      ${tenantTable('payment_blocks', { members: 'select', staff: 'select, insert, delete' })}
      ${tenantTable('spending_guards', { members: 'select, insert, update, delete', staff: 'select' }, ['member_id'])}
      -- Notifications of payments that nobody knows end some day; those of an order are evidence.
      create function app.keep_payment_events() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if old.order_id is not null or old.received_at > now() - interval '30 days' then
          raise exception 'a notification of an order is not removed' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.payment_events for each row execute function app.keep_payment_events();
      ${grant('delete', 'app.payment_events', 'rt')}
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
