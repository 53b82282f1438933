import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate } from '../row_security.ts'

/** Photos of fictional profiles in conversations: a profile's own, sent by the desk and free of charge. Any other photo is paid for by its sender, as before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.chat_photos
        -- Of a fictional profile: the photo of its own that this is a copy of, which may be gone by now.
        add column profile_photo_id bigint,
        drop constraint chat_photos_tenant_id_message_id_fkey,
        -- A message that nobody paid for goes when its receiver is erased.
        add constraint chat_photos_tenant_id_message_id_fkey
          foreign key (tenant_id, message_id) references app.messages (tenant_id, id) on delete cascade;

      create function app.check_sent_photo() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if not exists (
          select from app.profiles senders
          left join app.photos own on own.tenant_id = senders.tenant_id and own.id = new.profile_photo_id
            and own.profile_id = senders.id and own.status = 'active'
          where senders.tenant_id = new.tenant_id and senders.id = new.profile_id
            and case senders.kind when 'fictional' then own.id is not null else new.profile_photo_id is null end
        ) then
          raise exception 'a fictional profile sends approved photos of its own, and nobody else copies one'
            using errcode = 'check_violation', constraint = 'chat_photos_of_profiles';
        end if;
        return new;
      end $$;
      create trigger check_sent_photo before insert on app.chat_photos for each row execute function app.check_sent_photo();

      alter table app.messages
        drop constraint messages_with_a_price_of_their_own_are_paid,
        add constraint messages_that_are_gifts_are_paid check (kind <> 'gift' or ledger_transaction_id is not null);
      create or replace function app.check_charge() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if new.kind = 'photo' and new.ledger_transaction_id is null and exists (
          select from app.profiles senders
          where senders.tenant_id = new.tenant_id and senders.id = new.sender_profile_id and senders.kind = 'fictional'
        ) then
          return new;
        end if;
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

      ${grant('insert', 'app.chat_photos', 'staff')}
      ${grantUpdate(['message_id'], 'app.chat_photos', 'staff')}
    `)
  }
}
