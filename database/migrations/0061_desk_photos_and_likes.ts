import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantUpdate, tenantTable } from '../row_security.ts'

/**
 * What the desk may send besides an answer in words, free of charge: photos of the fictional profile itself (any other photo is paid for by its
 * sender, as before), and a first message to who liked it.
 */
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

      -- Members who liked a fictional profile and have no conversation with it: it may write to them once. Goes with the like.
      create table app.desk_likes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        -- The conversation, once it begins, has the same.
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        profile_kind text not null generated always as ('fictional') stored,
        partner_profile_id bigint not null,
        liked_at timestamptz not null default now(),
        -- As of app.desk_chats.
        lease_by bigint,
        lease_until timestamptz,
        lease_number int not null default 0,
        primary key (tenant_id, id),
        unique (tenant_id, partner_profile_id, profile_id),
        foreign key (tenant_id, profile_id, profile_kind) references app.profiles (tenant_id, id, kind),
        foreign key (tenant_id, partner_profile_id, profile_id)
          references app.likes (tenant_id, from_profile_id, to_profile_id) on delete cascade,
        check (num_nulls(lease_by, lease_until) in (0, 2))
      );
      create index desk_likes_waiting on app.desk_likes (tenant_id, liked_at, id);
      create index desk_likes_of_profile on app.desk_likes (tenant_id, profile_id);
      ${tenantTable('desk_likes', { members: 'select, insert, delete', staff: 'select, delete' })}
      ${grantUpdate(['lease_by', 'lease_until', 'lease_number'], 'app.desk_likes', 'staff')}

      -- Whether it was the first message, to who had liked and not written.
      alter table app.desk_answers add column is_first boolean not null default false;
      alter table staff.work
        drop constraint work_queue_check,
        add constraint work_queue_check check (queue in ('desk', 'desk_likes'));
    `)
  }
}
