import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/**
 * Photos sent in a conversation. They are uploaded before the message that brings them; those never sent are removed after a day. Like a
 * gift, a photo is paid for by the member who sends it and for the profile that receives it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.chat_photos (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- Null until it is sent.
        message_id bigint,
        filename text not null,
        thumb_filename text not null,
        match_filename text not null,
        blurred_filename text not null,
        placeholder text not null,
        -- 64 bits, few of which differ between two versions of a picture.
        perceptual_hash bigint not null,
        width int not null,
        height int not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, message_id),
        unique (tenant_id, filename),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, message_id) references app.messages (tenant_id, id)
      );
      create index chat_photos_of_profile on app.chat_photos (tenant_id, profile_id);
      -- When the first of the partner's photos was uncovered; until then all of them are covered.
      alter table app.conversation_sides add column photos_opened_at timestamptz;

      alter table app.messages
        drop constraint messages_that_are_gifts_are_paid,
        add constraint messages_with_a_price_of_their_own_are_paid check (kind not in ('gift', 'photo') or ledger_transaction_id is not null);
      drop trigger check_gift on app.messages;
      drop function app.check_gift();
      create function app.check_charge() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
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
          raise exception 'a gift or photo is paid for by who sends it, and for who receives it'
            using errcode = 'check_violation', constraint = 'messages_charge';
        end if;
        return new;
      end $$;
      create trigger check_charge before insert on app.messages for each row
        when (new.kind in ('gift', 'photo')) execute function app.check_charge();

      ${tenantTable('chat_photos', { members: 'select, insert, update, delete', staff: 'select' }, ['profile_id', 'filename', 'thumb_filename', 'match_filename', 'blurred_filename', 'placeholder', 'perceptual_hash', 'width', 'height', 'created_at'])}
      ${grantUpdate(['photos_opened_at'], 'app.conversation_sides', 'rt')}
    `)
  }
}
