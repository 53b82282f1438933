import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The tenant is proven once a transaction, and texts are found by their key.
 *
 * A proof is kept for the rest of its transaction in `backtrace_functions`, a setting of PostgreSQL's own that superusers alone may write,
 * and whoever they let (database/superuser.sql: the definer role). What anybody may write, such as `app.tenant`, proves nothing. PostgreSQL
 * logs backtraces of errors in C functions of that name, of which there are none. Where nobody let the definer role, each question is a
 * proof of its own, as safe and slower.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- As in 0001, everything is named with its schema. A proof takes 6 µs, and a message asks for its tenant over a hundred times.
      create or replace function sec.tenant_id() returns pg_catalog.int8
      language plpgsql stable security definer parallel safe set search_path = pg_catalog, pg_temp as $$
      declare
        kept pg_catalog.text := pg_catalog.current_setting('backtrace_functions');
        setting pg_catalog.text;
        claim pg_catalog.text;
      begin
        if pg_catalog.starts_with(kept, 'tenant_') then
          return pg_catalog.substr(kept, 8)::pg_catalog.int8;
        end if;
        setting := pg_catalog.current_setting('app.tenant', true);
        -- Everything before the dot and the 64 digits of the mac. A connection used before has '' here.
        claim := pg_catalog.left(setting, -65);
        -- Matching a regular expression would take longer than all the rest.
        perform from sec.key
        where kid::pg_catalog.text operator(pg_catalog.=) pg_catalog.split_part(claim, '.', 2)
          and setting operator(pg_catalog.=) (claim operator(pg_catalog.||) '.' operator(pg_catalog.||)
            pg_catalog.encode(pg_catalog.sha256(opad operator(pg_catalog.||)
              pg_catalog.sha256(ipad operator(pg_catalog.||) pg_catalog.convert_to(claim, 'UTF8'))), 'hex'));
        if not found then return null; end if;
        -- Only a claim signed with the key becomes numbers; inside the statement above the planner might convert any text. A stolen
        -- token ends with the next day, and clocks may differ by one.
        if pg_catalog.abs(pg_catalog.split_part(claim, '.', 3)::pg_catalog.int8 operator(pg_catalog.-)
            (pg_catalog.date_part('epoch', pg_catalog.now())::pg_catalog.int8 operator(pg_catalog./) 86400)) operator(pg_catalog.<=) 1 then
          return pg_catalog.split_part(claim, '.', 1)::pg_catalog.int8;
        end if;
        return null;
      end $$;

      -- Opens a transaction for whom the token proves, or for nobody.
      create function sec.prove_tenant(token pg_catalog.text) returns pg_catalog.void
      language plpgsql volatile security definer set search_path = pg_catalog, pg_temp as $$
      begin
        perform pg_catalog.set_config('app.tenant', token, true);
        if pg_catalog.has_parameter_privilege('backtrace_functions', 'SET') then
          perform pg_catalog.set_config('backtrace_functions', '', true);
          perform pg_catalog.set_config('backtrace_functions',
            coalesce('tenant_' operator(pg_catalog.||) sec.tenant_id()::pg_catalog.text, ''), true);
        end if;
      end $$;

      do $$ declare definer text := current_database() || '_definer'; begin
        execute format('grant create on schema sec to %I', definer);
        execute format('alter function sec.prove_tenant(text) owner to %I', definer);
        execute format('revoke create on schema sec from %I', definer);
      end $$;

      -- Under row-level security no index is entered by a function that isn't leakproof: all that somebody wrote in a week was read.
      alter table app.messages add column text_key uuid generated always as (case kind when 'text' then app.text_key(body) end) stored;
      drop index app.messages_of_text;
      create index messages_of_text on app.messages (tenant_id, sender_profile_id, text_key, sent_at) where text_key is not null;
    `)
  }
}
