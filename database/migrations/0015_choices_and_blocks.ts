import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/**
 * What a member chose: which notices reach him and where his browsers take pushes, and whom he blocks. And that a fictional
 * profile introduces itself to a member at most once a day.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- One flat object, {"likes.push": false}: only what was chosen, so that defaults can be told from choices.
      alter table app.members
        add column notification_choices jsonb not null default '{}' check (jsonb_typeof(notification_choices) = 'object'),
        drop column notifications_disabled;
      ${grant('update', 'app.members', 'rt')}
      ${grant('update', 'app.members', 'staff')}

      -- A browser takes pushes as long as somebody is logged in there: the subscription goes with the session.
      create table app.push_subscriptions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        session_id bigint not null,
        endpoint text not null check (length(endpoint) <= 2048),
        p256dh text not null,
        auth text not null,
        expires_at timestamptz,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, endpoint),
        foreign key (tenant_id, session_id) references app.sessions (tenant_id, id) on delete cascade
      );
      create index push_subscriptions_of_session on app.push_subscriptions (tenant_id, session_id);

      -- Looked up by its key in both directions: neither of two sees the other.
      create table app.blocks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        blocker_profile_id bigint not null,
        blocked_profile_id bigint not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, blocker_profile_id, blocked_profile_id),
        foreign key (tenant_id, blocker_profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, blocked_profile_id) references app.profiles (tenant_id, id),
        check (blocker_profile_id <> blocked_profile_id)
      );
      create index blocks_of_blocked on app.blocks (tenant_id, blocked_profile_id, blocker_profile_id);

      -- The brand's day of an automatic like: two requests at once can't introduce two profiles.
      alter table app.likes add column introduced_on date, add check (automatic or introduced_on is null);
      create unique index likes_introduced on app.likes (tenant_id, to_profile_id, introduced_on)
        where introduced_on is not null;

      ${tenantTable('push_subscriptions', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('blocks', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
