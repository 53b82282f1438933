import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/**
 * Who of staff decided about a held message, and that it is decided once. Short texts count too where they hold a link, a number or a
 * request for money, which PostgreSQL can't tell: the index has every text.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      drop index app.messages_of_text;
      create index messages_of_text on app.messages (tenant_id, sender_profile_id, (app.text_key(body)), sent_at)
        where kind = 'text' and body is not null;
      create index held_messages_of_text on app.held_messages (tenant_id, sender_profile_id, text_key, held_at);
      create index held_messages_by_time on app.held_messages (tenant_id, held_at, id);
      drop index app.held_messages_waiting;

      -- Null where a command on the server decided, or one of the two left.
      alter table app.held_messages add column decided_by bigint;
      create function app.keep_held_messages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if tg_op = 'DELETE' then
          if old.state = 'held' then
            raise exception 'a held message is removed only once it is decided' using errcode = 'restrict_violation';
          end if;
          return old;
        end if;
        if old.state <> 'held' or new.state = 'held'
          or (new.sender_profile_id, new.receiver_profile_id, new.conversation_id, new.client_id, new.request_hash, new.body, new.is_free_reply,
              new.held_at, new.ledger_transaction_id)
            is distinct from (old.sender_profile_id, old.receiver_profile_id, old.conversation_id, old.client_id, old.request_hash, old.body,
              old.is_free_reply, old.held_at, old.ledger_transaction_id)
        then
          raise exception 'a held message is never changed, only decided, and once' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update or delete on app.held_messages
        for each row execute function app.keep_held_messages();

      ${grantUpdate(['decided_by'], 'app.held_messages', 'rt')}
      ${grantUpdate(['decided_by'], 'app.held_messages', 'staff')}
    `)
  }
}
