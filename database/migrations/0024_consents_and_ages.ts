import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/**
 * In which language somebody agreed, whose profile rests because he took the consent back without which it can't be shown, and
 * who has proven to be of age: a yes or no with its source and day, never a date of birth or a document.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- What was agreed to is never changed, only taken back. The language of consents of before is not known.
      alter table app.consents add column language text;
      ${onlyTakenBack('rt')}
      ${onlyTakenBack('staff')}
      create unique index consents_held on app.consents (tenant_id, member_id, kind, version) where revoked_at is null;

      -- On the profile, where whatever shows people looks: who is withheld is disabled, whatever else is said of him.
      alter table app.profiles add column withheld boolean not null default false;
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id'])}
      create function app.withhold_profile() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if new.withheld then
          new.status := 'disabled';
        end if;
        return new;
      end $$;
      create trigger withhold before insert or update on app.profiles
        for each row when (new.withheld) execute function app.withhold_profile();

      alter table app.members
        add column age_proven_at timestamptz,
        add column age_proven_by text,
        add check (num_nulls(age_proven_at, age_proven_by) in (0, 2));
      ${grant('update', 'app.members', 'rt')}
      ${grant('update', 'app.members', 'staff')}

      create table app.age_checks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        provider text not null,
        state_hash bytea not null,
        -- What only who began can know; forgotten as soon as the answer is there.
        nonce text,
        code_verifier text,
        started_at timestamptz not null default now(),
        expires_at timestamptz not null,
        outcome text check (outcome in ('over', 'under', 'cancelled', 'failed')),
        decided_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, state_hash),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((outcome is null) = (decided_at is null)),
        check ((outcome is null) = (nonce is not null) and (outcome is null) = (code_verifier is not null))
      );
      create index age_checks_of_member on app.age_checks (tenant_id, member_id, id desc);
      ${tenantTable('age_checks', { members: 'select, insert, delete', staff: 'select' })}
      ${grant('update', 'app.age_checks', 'rt', ['member_id', 'provider', 'state_hash', 'started_at', 'expires_at'])}
    `)
  }
}

/** Takes the right to change any column of a consent but the day it was taken back. */
function onlyTakenBack(role: 'rt' | 'staff'): string {
  return `
    do $$ begin
      execute format('revoke update on app.consents from %I', current_database() || '_${role}');
      execute format('revoke update (%s) on app.consents from %I',
        (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
         where table_schema = 'app' and table_name = 'consents'), current_database() || '_${role}');
      ${role === 'rt' ? `execute format('grant update (revoked_at) on app.consents to %I', current_database() || '_rt');` : ''}
    end $$;`
}
