import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/**
 * The desk, where staff answer for fictional profiles: which conversations wait, who has one at the moment, who wrote what, and what is noted about it.
 * What waits at all brands together stands in `staff.work`, as no transaction sees the rows of two brands.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Of conversations with a fictional profile.
      create table app.desk_chats (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        conversation_id bigint not null,
        profile_id bigint not null,
        profile_kind text not null generated always as ('fictional') stored,
        partner_profile_id bigint not null,
        -- When the member wrote the first message that nobody answered; null while none waits.
        waiting_since timestamptz,
        -- Whoever works on it, for as long as nobody else may; each write names the number.
        lease_by bigint,
        lease_until timestamptz,
        lease_number int not null default 0,
        primary key (tenant_id, conversation_id),
        foreign key (tenant_id, conversation_id) references app.conversations (tenant_id, id) on delete cascade,
        foreign key (tenant_id, profile_id, profile_kind) references app.profiles (tenant_id, id, kind),
        foreign key (tenant_id, partner_profile_id) references app.profiles (tenant_id, id),
        check (num_nulls(lease_by, lease_until) in (0, 2))
      );
      create index desk_chats_waiting on app.desk_chats (tenant_id, waiting_since, conversation_id) where waiting_since is not null;
      create index desk_chats_of_partner on app.desk_chats (tenant_id, partner_profile_id);

      -- Who of staff wrote a message.
      create table app.desk_answers (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        message_id bigint not null,
        staff_id bigint not null,
        answered_at timestamptz not null default now(),
        -- Since when the member had waited; null where they hadn't.
        waiting_since timestamptz,
        primary key (tenant_id, message_id),
        foreign key (tenant_id, message_id) references app.messages (tenant_id, id) on delete cascade
      );
      create index desk_answers_by_time on app.desk_answers (tenant_id, answered_at);

      -- Chosen from lists, never written: what helps to go on with a conversation, for 90 days.
      create table app.desk_notes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        conversation_id bigint not null,
        field text not null,
        value text not null,
        noted_by bigint not null,
        noted_at timestamptz not null default now(),
        primary key (tenant_id, conversation_id, field, value),
        foreign key (tenant_id, conversation_id) references app.desk_chats (tenant_id, conversation_id) on delete cascade
      );
      create index desk_notes_by_time on app.desk_notes (tenant_id, noted_at);

      ${tenantTable('desk_chats', { members: 'select, insert, update, delete' }, ['conversation_id', 'profile_id', 'partner_profile_id'])}
      ${tenantTable('desk_answers', { members: 'select, delete', staff: 'select, insert' })}
      ${tenantTable('desk_notes', { members: 'select, delete', staff: 'select, insert, update, delete' }, ['conversation_id', 'field', 'value'])}

      insert into app.desk_chats (tenant_id, conversation_id, profile_id, partner_profile_id, waiting_since)
      select sides.tenant_id, sides.conversation_id, sides.profile_id, sides.partner_profile_id, waiting.since
      from app.conversation_sides sides
      join app.profiles on profiles.tenant_id = sides.tenant_id and profiles.id = sides.profile_id and profiles.kind = 'fictional'
      left join lateral (select min(sent_at) as since from app.messages
        where messages.tenant_id = sides.tenant_id and messages.conversation_id = sides.conversation_id
          and messages.seq > sides.last_read_seq and messages.sender_profile_id <> sides.profile_id) waiting on true;

      create table staff.work (
        tenant_id bigint not null references global.tenants (id) on delete cascade,
        queue text not null check (queue in ('desk')),
        waiting int not null check (waiting >= 0),
        oldest_at timestamptz,
        counted_at timestamptz not null default clock_timestamp(),
        primary key (tenant_id, queue),
        check ((waiting = 0) = (oldest_at is null))
      );
      create index work_by_age on staff.work (queue, oldest_at) where waiting > 0;
      ${grant('select, insert, update', 'staff.work', 'staff', ['queue'])}
    `)
  }
}
