import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * `sec.tenant_id()` is a security definer function, because no other role may read the key. PostgreSQL searches a session's temporary
 * schema for types first unless the search path names it last, so a caller who created a temporary type `text` had their code run as the
 * function's owner. The function now belongs to a role that may only read the key, names the schema of everything it uses, and like
 * every other function searches temporary schemas last.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create or replace function sec.tenant_id() returns pg_catalog.int8
      language plpgsql stable security definer parallel safe set search_path = pg_catalog, pg_temp as $$
      declare
        setting pg_catalog.text := pg_catalog.current_setting('app.tenant', true);
        -- What stands before the dot and the 64 digits of its mac. A used connection holds '' here.
        claim pg_catalog.text := pg_catalog.left(setting, -65);
      begin
        -- A forged token is as good as none.
        perform from sec.key
        where kid::pg_catalog.text operator(pg_catalog.=) pg_catalog.split_part(claim, '.', 2)
          and setting operator(pg_catalog.=) (claim operator(pg_catalog.||) '.' operator(pg_catalog.||)
            pg_catalog.encode(pg_catalog.sha256(opad operator(pg_catalog.||)
              pg_catalog.sha256(ipad operator(pg_catalog.||) pg_catalog.convert_to(claim, 'UTF8'))), 'hex'));
        -- Only what the key has signed is taken for a number; within the statement above the planner would take anything for one.
        if found then return pg_catalog.split_part(claim, '.', 1)::pg_catalog.int8; end if;
        return null;
      end $$;

      do $$
      declare
        definer text := current_database() || '_definer';
        open_function regprocedure;
      begin
        -- The new owner of a function needs the right to create in its schema.
        execute format('grant usage, create on schema sec to %I', definer);
        execute format('grant select on sec.key to %I', definer);
        execute format('alter function sec.tenant_id() owner to %I', definer);
        execute format('revoke create on schema sec from %I', definer);

        for open_function in
          select pg_proc.oid from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
          where nspname in ('app', 'global', 'staff', 'infra', 'sec') and proconfig @> array['search_path=pg_catalog']
        loop
          execute format('alter function %s set search_path = pg_catalog, pg_temp', open_function);
        end loop;
      end $$;
    `)
  }
}
