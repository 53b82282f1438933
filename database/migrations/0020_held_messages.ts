import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** From this length on, in characters, the same text to many people is no greeting any more. */
const LONG = 20

/**
 * Messages that staff look at first, because the same text went to many people. A held one is paid for, but it is no message of its
 * conversation yet and has no number there: one that came out in the past would never be fetched by who already read on.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- The same for texts that differ in nothing but capitals, spaces and ways to write a letter.
      create function app.text_key(said text) returns uuid language sql immutable strict parallel safe
        return md5(lower(regexp_replace(normalize(btrim(said), nfkc), '\\s+', ' ', 'g')))::uuid;
      create index messages_of_text on app.messages (tenant_id, sender_profile_id, (app.text_key(body)))
        where kind = 'text' and length(body) >= ${LONG};

      create table app.held_messages (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        conversation_id bigint not null,
        sender_profile_id bigint not null,
        receiver_profile_id bigint not null,
        client_id text not null,
        request_hash bytea not null,
        body text not null check (length(body) between 1 and 5000),
        text_key uuid not null generated always as (app.text_key(body)) stored,
        ledger_transaction_id bigint,
        is_free_reply boolean not null,
        held_at timestamptz not null default now(),
        state text not null default 'held' check (state in ('held', 'released', 'refused')),
        reason text check (reason in ('spam', 'scam', 'advertising', 'other')),
        decided_at timestamptz,
        -- What it became.
        message_id bigint,
        primary key (tenant_id, id),
        unique (tenant_id, sender_profile_id, client_id),
        unique (tenant_id, ledger_transaction_id),
        unique (tenant_id, message_id),
        foreign key (tenant_id, conversation_id) references app.conversations (tenant_id, id),
        foreign key (tenant_id, sender_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, receiver_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, ledger_transaction_id) references app.ledger_transactions (tenant_id, id),
        foreign key (tenant_id, message_id) references app.messages (tenant_id, id),
        check ((state = 'held') = (decided_at is null)),
        check ((state = 'refused') = (reason is not null)),
        check ((state = 'released') = (message_id is not null))
      );
      create index held_messages_of_conversation on app.held_messages (tenant_id, conversation_id);
      create index held_messages_of_receiver on app.held_messages (tenant_id, receiver_profile_id);
      create index held_messages_waiting on app.held_messages (tenant_id, held_at) where state = 'held';

      ${tenantTable('held_messages', { members: 'select, insert, update, delete', staff: 'select, insert, update' }, ['conversation_id', 'sender_profile_id', 'receiver_profile_id', 'client_id', 'request_hash', 'body', 'ledger_transaction_id', 'is_free_reply', 'held_at'])}
    `)
  }
}
