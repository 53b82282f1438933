import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Schemas, the tenant's context and ids. The context is a signed token `tenant.key.mac` in a transaction-local setting:
 * without a valid one `sec.tenant_id()` is null, and no row of schema `app` is seen or written.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create schema if not exists app;
      create schema if not exists global;
      create schema if not exists staff;
      create schema if not exists infra;
      create schema if not exists sec;

      create table sec.key (kid smallint primary key, ipad bytea not null, opad bytea not null);
      revoke all on sec.key from public;

      create function sec.tenant_id() returns bigint
      language plpgsql stable security definer parallel safe set search_path = pg_catalog as $$
      declare
        setting text := current_setting('app.tenant', true);
        part text[];
        pads sec.key%rowtype;
      begin
        -- Total by construction: a used connection holds '' here, and a forged token is as good as none.
        if setting is null or setting !~ '^[1-9][0-9]{0,17}\\.[0-9]{1,4}\\.[0-9a-f]{64}$' then return null; end if;
        part := string_to_array(setting, '.');
        select * into pads from sec.key where kid = part[2]::smallint;
        if not found then return null; end if;
        if encode(sha256(pads.opad || sha256(pads.ipad || convert_to(part[1] || '.' || part[2], 'UTF8'))), 'hex') = part[3] then
          return part[1]::bigint;
        end if;
        return null;
      end $$;

      create function sec.new_id(at timestamptz default clock_timestamp()) returns bigint
      language sql volatile set search_path = pg_catalog as $$
        select ((extract(epoch from at) * 1000)::bigint - 1735689600000) << 22 | floor(random() * 4194304)::bigint
      $$;

      do $$ declare role text; begin
        foreach role in array array['rt', 'staff', 'jobs'] loop
          execute format('grant usage on schema app, global, infra, sec to %I', current_database() || '_' || role);
          execute format('alter role %I in database %I set search_path = app, global, infra', current_database() || '_' || role, current_database());
        end loop;
        execute format('alter role %I in database %I set search_path = staff, app, global, infra', current_database() || '_staff', current_database());
        execute format('grant usage on schema staff to %I', current_database() || '_staff');
        execute format('revoke create on schema public from public');
      end $$;
    `)
  }
}
