import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/**
 * One conversation per pair of profiles. `last_seq` grows in the statement that inserts a message, so only `seq` is a reliable cursor
 * for new messages; ids are made before commits and only page back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.conversations (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        low_profile_id bigint not null,
        high_profile_id bigint not null,
        started_by_profile_id bigint not null,
        last_seq int not null default 0,
        last_message_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, low_profile_id, high_profile_id),
        foreign key (tenant_id, low_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, high_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, started_by_profile_id) references app.profiles (tenant_id, id),
        check (low_profile_id < high_profile_id)
      );
      create index conversations_started on app.conversations (tenant_id, started_by_profile_id);
      create index conversations_of_high on app.conversations (tenant_id, high_profile_id);

      create table app.conversation_sides (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        conversation_id bigint not null,
        profile_id bigint not null,
        partner_profile_id bigint not null,
        last_read_seq int not null default 0,
        num_unread_messages int not null default 0,
        hidden_up_to_seq int not null default 0,
        hidden_at timestamptz,
        free_replies_used int not null default 0,
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, conversation_id),
        foreign key (tenant_id, conversation_id) references app.conversations (tenant_id, id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, partner_profile_id) references app.profiles (tenant_id, id)
      );
      create index conversation_sides_of_conversation on app.conversation_sides (tenant_id, conversation_id);
      create index conversation_sides_of_partner on app.conversation_sides (tenant_id, partner_profile_id);

      create table app.messages (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        conversation_id bigint not null,
        seq int not null,
        sender_profile_id bigint not null,
        client_id text not null,
        request_hash bytea not null,
        -- Null once it is erased.
        body text check (length(body) between 1 and 5000),
        ledger_transaction_id bigint,
        sent_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, conversation_id, seq),
        unique (tenant_id, sender_profile_id, client_id),
        unique (tenant_id, ledger_transaction_id),
        foreign key (tenant_id, conversation_id) references app.conversations (tenant_id, id),
        foreign key (tenant_id, sender_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, ledger_transaction_id) references app.ledger_transactions (tenant_id, id)
      );

      create function app.keep_messages() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        if tg_op = 'DELETE' then
          if old.body is not null or old.ledger_transaction_id is not null then
            raise exception 'a message is removed only after being erased, and when nobody paid for it' using errcode = 'restrict_violation';
          end if;
          return old;
        end if;
        if new.body is not null or new.client_id <> old.id::text or new.request_hash <> '' then
          raise exception 'a message is never changed, only erased' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update or delete on app.messages for each row execute function app.keep_messages();

      ${tenantTable('conversations', { members: 'select, insert, update, delete', staff: 'select, insert, update' })}
      ${tenantTable('conversation_sides', { members: 'select, insert, update, delete', staff: 'select, insert, update' })}
      ${tenantTable('messages', { members: 'select, insert, update, delete', staff: 'select, insert' }, ['conversation_id', 'seq', 'sender_profile_id', 'ledger_transaction_id', 'sent_at'])}
    `)
  }
}
