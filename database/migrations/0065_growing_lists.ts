import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

const ADDED = ['partner_is_fictional', 'partner_left']

/**
 * What makes long lists cheap to ask for. A side of a conversation knows of its partner what the sum of unread messages needs, which each
 * open site asks for every minute. No index of unread sides: each message and each reading would then write all indexes of its side.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.conversation_sides
        add column partner_is_fictional boolean not null default false,
        add column partner_left boolean not null default false;
      update app.conversation_sides sides set partner_is_fictional = profiles.kind = 'fictional', partner_left = profiles.left_at is not null
      from app.profiles
      where profiles.tenant_id = sides.tenant_id and profiles.id = sides.partner_profile_id
        and (profiles.kind = 'fictional' or profiles.left_at is not null);

      -- Behind the checks of references, which wait for a partner who is about to leave.
      create function app.note_partner() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        update app.conversation_sides set partner_is_fictional = profiles.kind = 'fictional', partner_left = profiles.left_at is not null
        from app.profiles
        where conversation_sides.tenant_id = new.tenant_id and conversation_sides.id = new.id
          and profiles.tenant_id = new.tenant_id and profiles.id = new.partner_profile_id
          and (profiles.kind = 'fictional' or profiles.left_at is not null);
        return null;
      end $$;
      create trigger note_partner after insert on app.conversation_sides for each row execute function app.note_partner();

      -- Conversations that are being begun with whoever leaves refer to their profile; they are waited for, so as to be found afterwards.
      create function app.await_conversations() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        perform from app.profiles where tenant_id = new.tenant_id and id = new.id for update;
        return new;
      end $$;
      create trigger await_conversations before update of left_at on app.profiles for each row
        when ((old.left_at is null) is distinct from (new.left_at is null)) execute function app.await_conversations();

      create or replace function app.note_partner_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        update app.conversation_sides set changed_in = pg_current_xact_id(), partner_left = new.left_at is not null
        where tenant_id = new.tenant_id and partner_profile_id = new.id;
        return null;
      end $$;

      -- Pages of these lists, newest first, and what each open site counts every minute.
      create index blocks_newest on app.blocks (tenant_id, blocker_profile_id, created_at desc, blocked_profile_id desc);
      create index likes_unseen on app.likes (tenant_id, to_profile_id) where seen_at is null;
      create index orders_of_month on app.orders (tenant_id, member_id, completed_at) where completed_at is not null;
      create index orders_unpaid on app.orders (tenant_id, member_id, id desc) where status = 'pending';

      -- Most people have few likes and some have thousands: planned for as if each had fifty, one like is looked up by both people.
      alter table app.likes alter column from_profile_id set (n_distinct = -0.02), alter column to_profile_id set (n_distinct = -0.02);

      ${grantUpdate(ADDED, 'app.conversation_sides', 'rt')}
      ${grantUpdate(ADDED, 'app.conversation_sides', 'staff')}
    `)
  }
}
