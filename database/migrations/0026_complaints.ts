import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/**
 * Complaints: what somebody reports, what it was when he did, and what became of it. And what each member does not want to meet again
 * because he reported it; and whose profile nobody sees until a complaint is decided.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.complaints (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        number text not null,
        token_hash bytea not null,
        -- The same complaint while it is open, whoever presses twice.
        request_hash bytea,
        -- A word of its own for each kind of thing there is: a new one needs no migration.
        subject_kind text not null check (subject_kind ~ '^[a-z_]{1,40}$'),
        -- Of another table by its kind; what it was stands in the evidence and outlives the row.
        subject_id bigint,
        -- Whom it is about, as long as there is such a person.
        profile_id bigint,
        page text,
        reason text not null check (reason ~ '^[a-z_0-9]{1,40}$'),
        words text not null default '',
        -- Who is erased leaves his complaint without a name.
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

      -- What was reported, as it stood. Members' role writes it and never reads it.
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

      -- Files of photos that stay as long as a complaint needs them, whatever becomes of the photo.
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

      -- What a member reported is not shown to him again: a profile, a photo or a message, by its id.
      create table app.hidings (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        profile_id bigint not null,
        subject_id bigint not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, profile_id, subject_id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index hidings_of_subject on app.hidings (tenant_id, subject_id);

      -- Nobody sees it while a complaint is open that can't wait: disabled, whatever else is said of it.
      alter table app.profiles add column under_review boolean not null default false;
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id', 'name_key'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id', 'name_key'])}
      create or replace function app.withhold_profile() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if new.withheld or new.under_review then
          new.status := 'disabled';
        end if;
        return new;
      end $$;
      drop trigger withhold on app.profiles;
      create trigger withhold before insert or update on app.profiles
        for each row when (new.withheld or new.under_review) execute function app.withhold_profile();

      ${tenantTable('complaints', { members: 'select, insert, update, delete', staff: 'select, update' })}
      ${tenantTable('complaint_evidence', { members: 'insert', staff: 'select' })}
      ${tenantTable('complaint_photos', { members: 'select, insert', staff: 'select' })}
      ${tenantTable('hidings', { members: 'select, insert, delete', staff: 'select' })}
    `)
  }
}
