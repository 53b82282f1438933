import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

const EVENTS = `'signup', 'activation', 'first_purchase', 'refund', 'chargeback'`

/**
 * From which lander and campaign a member came, to whom of the networks a brand tells what becomes of their visitors, and what it told:
 * each event of a member once.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.members add column lander text, add column slug text;
      ${grantUpdate(['lander', 'slug'], 'app.members', 'rt')}
      ${grantUpdate(['lander', 'slug'], 'app.members', 'staff')}

      create table app.postback_receivers (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        key text not null check (key ~ '^[a-z][a-z0-9-]{0,40}$'),
        network text not null check (length(network) between 1 and 200),
        events text[] not null check (cardinality(events) > 0 and events <@ array[${EVENTS}]),
        method text not null check (method in ('GET', 'POST')),
        address text not null check (length(address) <= 2000),
        -- Null: its requests wait until staff enter one.
        sealed_secret bytea,
        primary key (tenant_id, id),
        unique (tenant_id, key)
      );
      create index postback_receivers_of_network on app.postback_receivers (tenant_id, network);
      ${tenantTable('postback_receivers', { members: 'select', staff: 'select, insert, update, delete' }, ['key'])}

      create table app.postbacks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        event text not null check (event in (${EVENTS})),
        -- Which one, of what may happen to a member more than once.
        occasion text not null default '',
        network text not null,
        receiver text not null,
        amount_minor integer,
        currency text,
        occurred_at timestamptz not null default now(),
        state text not null default 'waiting' check (state in ('waiting', 'delivered', 'refused', 'given_up')),
        tries smallint not null default 0,
        -- When it is sent next; while it is being sent, when that counts as lost.
        due_at timestamptz not null default now(),
        -- The last answer: its status, null for none, and its beginning.
        status smallint check (status between 100 and 599),
        answer text check (length(answer) <= 200),
        tried_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, member_id, event, occasion),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check (num_nulls(amount_minor, currency) in (0, 2))
      );
      create index postbacks_by_time on app.postbacks (tenant_id, occurred_at, id);
      create index postbacks_waiting on app.postbacks (tenant_id, due_at) where state = 'waiting';
      create index postbacks_of_member on app.postbacks (tenant_id, member_id, id) where state = 'waiting';
      ${tenantTable('postbacks', { members: 'select, insert, delete', staff: 'select, insert' })}
      ${grantUpdate(['state', 'tries', 'due_at', 'status', 'answer', 'tried_at'], 'app.postbacks', 'rt')}
      ${grantUpdate(['state', 'tries', 'due_at'], 'app.postbacks', 'staff')}
    `)
  }
}
