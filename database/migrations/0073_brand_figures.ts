import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** Of VAT within so much of an order's price. All parts sum up to the order's VAT (`api/app/credits/refunds/refund_parts.ts`). */
const vatWithin = (order: string, minor: string) =>
  `round(${order}.vat_minor::numeric * (${minor}) / ${order}.amount_minor)::int`

/** Read and written without a brand, by an owner who is no superuser. */
const OF_ALL_BRANDS = ['orders', 'refunds', 'ledger_transactions', 'revenue_entries']

/** What a brand takes in, by the day on which each amount was booked, and its figures of each day that ended. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Of charged_back_minor, what the bank paid again; the order's credits and status are for staff to decide.
      alter table app.orders add column won_back_minor int not null default 0, add check (won_back_minor between 0 and charged_back_minor);
      ${grantUpdate(['won_back_minor'], 'app.orders', 'rt')}
      ${grantUpdate(['won_back_minor'], 'app.orders', 'staff')}

      create table app.revenue_entries (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        order_id bigint not null,
        kind text not null check (kind in ('paid', 'refunded', 'charged_back')),
        currency text not null,
        -- Below zero where a refund was overtaken by a bank, or a chargeback was won again.
        amount_minor int not null,
        -- Within the amount.
        vat_minor int not null check (amount_minor <> 0 or vat_minor <> 0),
        booked_at timestamptz not null default now(),
        primary key (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
      );
      create index revenue_entries_by_time on app.revenue_entries (tenant_id, booked_at);
      create index revenue_entries_of_order on app.revenue_entries (tenant_id, order_id);
      ${tenantTable('revenue_entries', { members: 'select, insert' })}

      -- Who runs the migrations enters what all brands took in until now this once.
      ${OF_ALL_BRANDS.map((table) => `alter table app.${table} no force row level security;`).join('\n      ')}
      insert into app.revenue_entries (tenant_id, order_id, kind, currency, amount_minor, vat_minor, booked_at)
        select tenant_id, id, 'paid', currency, amount_minor, vat_minor, completed_at from app.orders where completed_at is not null
        union all
        select tenant_id, order_id, 'refunded', currency, amount_minor, vat_minor, booked_at from app.refunds
        where booked_at is not null and state <> 'overtaken';
      -- What the payment provider gave back was not dated: it counts when its first credits were taken, or else when it was paid.
      insert into app.revenue_entries (tenant_id, order_id, kind, currency, amount_minor, vat_minor, booked_at)
        select orders.tenant_id, orders.id, undated.kind, orders.currency, undated.minor, undated.vat, coalesce((
            select min(created_at) from app.ledger_transactions taken
            where taken.tenant_id = orders.tenant_id and taken.order_id = orders.id and taken.kind = undated.booked_as), orders.completed_at)
        from app.orders
        cross join lateral (
          select coalesce(sum(entries.amount_minor), 0)::int as minor, coalesce(sum(entries.vat_minor), 0)::int as vat
          from app.revenue_entries entries
          where entries.tenant_id = orders.tenant_id and entries.order_id = orders.id and entries.kind = 'refunded') ours
        cross join lateral (values
          ('refunded', 'refund', refunded_minor - ours.minor, ${vatWithin('orders', 'refunded_minor')} - ours.vat),
          ('charged_back', 'chargeback', charged_back_minor,
            ${vatWithin('orders', 'refunded_minor + charged_back_minor')} - ${vatWithin('orders', 'refunded_minor')})
        ) as undated (kind, booked_as, minor, vat)
        where orders.completed_at is not null and (undated.minor <> 0 or undated.vat <> 0);
      ${OF_ALL_BRANDS.map((table) => `alter table app.${table} force row level security;`).join('\n      ')}

      create function app.enter_revenue() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare
        was_refunded int := coalesce(old.refunded_minor, 0);
        was_lost int := coalesce(old.charged_back_minor - old.won_back_minor, 0);
        is_lost int := new.charged_back_minor - new.won_back_minor;
      begin
        insert into app.revenue_entries (tenant_id, order_id, kind, currency, amount_minor, vat_minor, booked_at)
          select new.tenant_id, new.id, booked.kind, new.currency, booked.minor, booked.vat, booked.at
          from (values
            ('paid', case when old.completed_at is null and new.completed_at is not null then new.amount_minor else 0 end, new.vat_minor,
              new.completed_at),
            ('refunded', new.refunded_minor - was_refunded,
              ${vatWithin('new', 'new.refunded_minor + was_lost')} - ${vatWithin('new', 'was_refunded + was_lost')}, now()),
            ('charged_back', is_lost - was_lost,
              ${vatWithin('new', 'new.refunded_minor + is_lost')} - ${vatWithin('new', 'new.refunded_minor + was_lost')}, now())
          ) as booked (kind, minor, vat, at)
          where booked.minor <> 0;
        return null;
      end $$;
      create trigger enter_revenue after insert or update of completed_at, refunded_minor, charged_back_minor, won_back_minor
        on app.orders for each row execute function app.enter_revenue();

      -- Numbers alone. They stay when members are erased, so they are kept when a day has ended.
      create table app.figure_days (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        -- By the brand's clocks of that time.
        day date not null,
        sign_ups int not null check (sign_ups >= 0),
        confirmed int not null check (confirmed >= 0),
        first_buyers int not null check (first_buyers >= 0),
        -- By currency.
        revenue json not null check (json_typeof(revenue) = 'object'),
        kept_at timestamptz not null default now(),
        primary key (tenant_id, day)
      );
      ${tenantTable('figure_days', { members: 'select, insert', staff: 'select' })}

      create index members_by_activation on app.members (tenant_id, activated_at) where activated_at is not null;
      create index orders_completed on app.orders (tenant_id, completed_at, member_id) where completed_at is not null;
    `)
  }
}
