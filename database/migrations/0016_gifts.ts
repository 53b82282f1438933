import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/**
 * Gifts, and what a message is. A gift is a message that was paid for as a gift, by the member who gives it and for the profile that
 * receives it. Since no charge on a fictional profile is written without the acknowledgement (0010), no gift to one is either.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Never edited but for their place: a gift with another name, picture or price is another row, and messages keep the one they were sent with.
      create table app.gifts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        key text not null,
        -- By language; empty for the product's own names of its pictures.
        names jsonb not null default '{}',
        picture text not null,
        -- Null: the setting gift_credits.
        credits int check (credits > 0),
        position int not null,
        starts_at timestamptz not null default now(),
        ends_at timestamptz,
        primary key (tenant_id, id),
        check (ends_at >= starts_at)
      );
      create unique index gifts_current on app.gifts (tenant_id, key) where ends_at is null;

      -- Lets a message name its charge together with the charge's kind.
      alter table app.ledger_transactions add constraint ledger_transactions_of_kind unique (tenant_id, id, kind);
      alter table app.messages
        add column kind text not null default 'text' check (kind in ('text', 'photo', 'gift', 'system')),
        add column charge_kind text generated always as (
          case kind when 'text' then 'message' when 'photo' then 'photo' when 'gift' then 'gift' end) stored,
        add column gift_id bigint,
        -- The price at the time.
        add column gift_credits int check (gift_credits > 0),
        drop constraint messages_tenant_id_ledger_transaction_id_fkey,
        add constraint messages_name_their_charge foreign key (tenant_id, ledger_transaction_id, charge_kind)
          references app.ledger_transactions (tenant_id, id, kind),
        add constraint messages_name_their_gift foreign key (tenant_id, gift_id) references app.gifts (tenant_id, id),
        add constraint messages_are_gifts_or_not
          check ((kind = 'gift') = (gift_id is not null) and (kind = 'gift') = (gift_credits is not null)),
        add constraint messages_that_are_gifts_are_paid check (kind <> 'gift' or ledger_transaction_id is not null),
        add constraint messages_of_the_system_are_free check (kind <> 'system' or ledger_transaction_id is null);
      create index messages_of_gift on app.messages (tenant_id, gift_id) where gift_id is not null;

      create function app.check_gift() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if not exists (
          select from app.conversations talks
          join app.profiles givers on givers.tenant_id = talks.tenant_id and givers.id = new.sender_profile_id
          join app.ledger_transactions charges on charges.tenant_id = talks.tenant_id and charges.id = new.ledger_transaction_id
            and charges.member_id = givers.member_id
            and charges.counterpart_profile_id = case givers.id when talks.low_profile_id then talks.high_profile_id
              when talks.high_profile_id then talks.low_profile_id end
          where talks.tenant_id = new.tenant_id and talks.id = new.conversation_id
        ) then
          raise exception 'a gift is paid for by who gives it, and for who receives it'
            using errcode = 'check_violation', constraint = 'messages_gift_charge';
        end if;
        return new;
      end $$;
      create trigger check_gift before insert on app.messages for each row when (new.kind = 'gift') execute function app.check_gift();

      ${tenantTable('gifts', { members: 'select', staff: 'select, insert, update' }, ['key', 'names', 'picture', 'credits', 'starts_at'])}
    `)
  }
}
