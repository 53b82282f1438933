import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/**
 * A refused message has a statement of reasons, one for all that say the same, and an appeal against it delivers them after all. Until then nothing
 * of a held message changes but that it is decided, and once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- The statement of reasons of a refused one, as long as that is kept; a command on the server makes none.
      alter table app.held_messages
        add column decision_id bigint,
        add check (decision_id is null or state <> 'held');
      create index held_messages_of_decision on app.held_messages (tenant_id, decision_id) where decision_id is not null;

      create or replace function app.keep_held_messages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare may_change boolean;
      begin
        if tg_op = 'DELETE' then
          if old.state = 'held' then
            raise exception 'a held message is removed only once it is decided' using errcode = 'restrict_violation';
          end if;
          return old;
        end if;
        may_change := case old.state
          when 'held' then new.state <> 'held'
          when 'refused' then old.decision_id is null and new.decision_id is not null
              and (new.state, new.reason, new.decided_at) is not distinct from (old.state, old.reason, old.decided_at)
            or old.decision_id is not null and new.state = 'released' and new.decision_id = old.decision_id
          else false end;
        if (new.sender_profile_id, new.receiver_profile_id, new.conversation_id, new.client_id, new.request_hash, new.body, new.is_free_reply,
              new.held_at, new.ledger_transaction_id)
            is distinct from (old.sender_profile_id, old.receiver_profile_id, old.conversation_id, old.client_id, old.request_hash, old.body,
              old.is_free_reply, old.held_at, old.ledger_transaction_id)
          or not may_change
        then
          raise exception 'a held message is never changed, only decided, and once unless an appeal delivers it' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      ${grantUpdate(['decision_id'], 'app.held_messages', 'staff')}
    `)
  }
}
