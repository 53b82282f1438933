import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What members wrote about themselves and staff read before anybody else does. Others go on seeing what was there before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.profile_texts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        -- What the team writes for fictional profiles is nobody's to hold.
        profile_kind text not null default 'member' check (profile_kind = 'member'),
        field text not null check (field in ('name', 'about_me')),
        body text not null check (length(body) between 1 and 5000),
        -- What others saw then, and see until it is published.
        shown text not null,
        -- What was found in it; \`every\` where the brand has every text read first.
        found text not null check (found in ('money', 'link', 'email', 'phone', 'every')),
        held_at timestamptz not null default now(),
        state text not null default 'held' check (state in ('held', 'published', 'refused', 'replaced')),
        -- Its member has written nothing since.
        is_latest boolean not null default true,
        reason text check (reason in ('contact', 'scam', 'advertising', 'offensive', 'other')),
        decided_at timestamptz,
        decided_by bigint,
        -- The statement of reasons, once the refusal can't be undone any more, as long as that is kept.
        decision_id bigint,
        primary key (tenant_id, id),
        foreign key (tenant_id, profile_id, profile_kind) references app.profiles (tenant_id, id, kind),
        check (state <> 'held' or is_latest),
        check ((state in ('published', 'refused')) = (decided_at is not null)),
        check ((decided_at is null) = (decided_by is null)),
        check ((state = 'refused') = (reason is not null)),
        check (decision_id is null or state <> 'held')
      );
      create unique index profile_texts_latest on app.profile_texts (tenant_id, profile_id, field) where is_latest;
      create index profile_texts_of_profile on app.profile_texts (tenant_id, profile_id);
      create index profile_texts_by_time on app.profile_texts (tenant_id, held_at, id);
      create index profile_texts_waiting on app.profile_texts (tenant_id, held_at) where state = 'held';
      create index profile_texts_decided on app.profile_texts (tenant_id, decided_at) where decided_at is not null;
      create index profile_texts_of_decision on app.profile_texts (tenant_id, decision_id) where decision_id is not null;
      ${tenantTable('profile_texts', { members: 'select, insert, update, delete', staff: 'select, update' }, ['profile_id', 'profile_kind', 'field', 'body', 'shown', 'found', 'held_at'])}
    `)
  }
}
