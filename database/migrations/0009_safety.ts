import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What protects members: the notice that a profile is fictional, complaints with their evidence, and what reporters no longer see. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- That a member was told, with the price, that a profile is fictional, before anything was charged.
      create table app.disclosure_acknowledgements (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        text_version text not null,
        language text not null,
        profile_id bigint not null,
        price_minor int not null,
        currency text not null,
        acknowledged_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index disclosure_acknowledgements_of_member
        on app.disclosure_acknowledgements (tenant_id, member_id, text_version, acknowledged_at desc);
      create index disclosure_acknowledgements_of_profile on app.disclosure_acknowledgements (tenant_id, profile_id);

      create table app.complaints (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        token_hash bytea not null,
        -- So that pressing twice makes one complaint while it is open.
        request_hash bytea,
        -- Any word, so that a new kind of thing needs no migration.
        subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
        -- In another table by its kind; the evidence outlives that row.
        subject_id bigint,
        -- The person it is about, until they are erased.
        profile_id bigint,
        page text,
        reason text not null check (reason ~ '^[a-z_0-9]{1,40}$'),
        words text not null default '',
        -- Erased members leave their complaint without a name.
        reporter_member_id bigint,
        reporter_name text,
        reporter_email text,
        language text not null,
        hidden_for_all boolean not null default false,
        created_at timestamptz not null default now(),
        answer_due_at timestamptz not null,
        due_at timestamptz not null,
        answered_at timestamptz,
        decided_at timestamptz,
        outcome text check (outcome in ('removed', 'warned', 'excluded', 'no_breach')),
        -- Why, as the reporter reads it (DSA art. 17).
        decision text,
        decided_by bigint,
        primary key (tenant_id, id),
        unique (tenant_id, number),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id) on delete set null (profile_id),
        foreign key (tenant_id, reporter_member_id) references app.members (tenant_id, id) on delete set null (reporter_member_id),
        check (num_nulls(decided_at, outcome) in (0, 2)),
        check (answered_at is not null or decided_at is null)
      );
      create unique index complaints_asked on app.complaints (tenant_id, request_hash) where decided_at is null;
      create index complaints_due on app.complaints (tenant_id, due_at) where decided_at is null;
      create index complaints_about on app.complaints (tenant_id, subject_kind, subject_id);
      create index complaints_of_profile on app.complaints (tenant_id, profile_id);
      create index complaints_of_reporter on app.complaints (tenant_id, reporter_member_id);
      create index complaints_decided on app.complaints (tenant_id, decided_at);

      -- What was reported, as it was then. The members' role writes it and never reads it.
      create table app.complaint_evidence (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        complaint_id bigint not null,
        snapshot jsonb not null,
        taken_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, complaint_id),
        foreign key (tenant_id, complaint_id) references app.complaints (tenant_id, id) on delete cascade
      );

      -- Files that are kept for a complaint, even if the photo is deleted.
      create table app.complaint_photos (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        complaint_id bigint not null,
        photo_id bigint not null,
        filename text not null,
        thumb_filename text not null,
        match_filename text not null,
        blurred_filename text,
        primary key (tenant_id, id),
        unique (tenant_id, complaint_id, photo_id),
        foreign key (tenant_id, complaint_id) references app.complaints (tenant_id, id) on delete cascade
      );
      create index complaint_photos_filename on app.complaint_photos (tenant_id, filename);

      -- What members reported isn’t shown to them again: a profile, a photo or a message, by its id.
      create table app.hidings (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        profile_id bigint not null,
        subject_id bigint not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, profile_id, subject_id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index hidings_of_subject on app.hidings (tenant_id, subject_id);

      -- A function, because a connection keeps its plan, while a search would plan three tables anew for each of its walks.
      create function app.unmet_by(viewer bigint) returns setof bigint
      language plpgsql stable parallel safe rows 10 set search_path = pg_catalog, pg_temp as $$
      begin
        return query
          select blocked_profile_id from app.blocks where tenant_id = (select sec.tenant_id()) and blocker_profile_id = viewer
          union all
          select blocker_profile_id from app.blocks where tenant_id = (select sec.tenant_id()) and blocked_profile_id = viewer
          union all
          select subject_id from app.hidings where tenant_id = (select sec.tenant_id()) and profile_id = viewer;
      end $$;

      ${tenantTable('disclosure_acknowledgements', { members: 'select, insert', staff: 'select' })}
      ${tenantTable('complaints', { members: 'select, insert, update, delete', staff: 'select, update' })}
      ${tenantTable('complaint_evidence', { members: 'insert', staff: 'select' })}
      ${tenantTable('complaint_photos', { members: 'select, insert', staff: 'select' })}
      ${tenantTable('hidings', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
