import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/**
 * Schemas, the tenant's context, ids and rate limits. The context is a signed token `tenant.key.day.mac` in a transaction-local setting:
 * without a valid one, of today or a day before or after, `sec.tenant_id()` is null, and no row of schema `app` is seen or written.
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

      -- Runs with its owner's rights, because no other role may read the key. So it names the schema of everything it uses, and like
      -- every function it searches temporary schemas last: a caller's own type called \`text\` would run their code with these rights.
      create function sec.tenant_id() returns pg_catalog.int8
      language plpgsql stable security definer parallel safe set search_path = pg_catalog, pg_temp as $$
      declare
        setting pg_catalog.text := pg_catalog.current_setting('app.tenant', true);
        -- Everything before the dot and the 64 digits of the mac. A connection used before has '' here.
        claim pg_catalog.text := pg_catalog.left(setting, -65);
      begin
        -- Each statement asks this a dozen times, and matching a regular expression would take longer than all the rest.
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

      -- The new owner of a function needs the right to create in its schema.
      do $$ declare definer text := current_database() || '_definer'; begin
        execute format('grant usage, create on schema sec to %I', definer);
        execute format('grant select on sec.key to %I', definer);
        execute format('alter function sec.tenant_id() owner to %I', definer);
        execute format('revoke create on schema sec from %I', definer);
      end $$;

      create function sec.new_id(at timestamptz default clock_timestamp()) returns bigint
      language sql volatile set search_path = pg_catalog, pg_temp as $$
        select ((extract(epoch from at) * 1000)::bigint - 1735689600000) << 22 | floor(random() * 4194304)::bigint
      $$;

      do $$ declare role text; begin
        foreach role in array array['rt', 'staff', 'jobs'] loop
          execute format('grant usage on schema app, global, infra, sec to %I', current_database() || '_' || role);
        end loop;
        execute format('grant usage on schema staff to %I', current_database() || '_staff');
      end $$;
      revoke create on schema public from public;

      -- Counters of @adonisjs/limiter. Keys contain the tenant; personal data only as a hash. A brand reaches its own, the console its
      -- own, and everybody what has expired, which the limiter clears.
      create table infra.rate_limits (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      );
      alter table infra.rate_limits enable row level security;
      do $$ declare
        members text := current_database() || '_rt';
        staff text := current_database() || '_staff';
        expired text := 'expire < (extract(epoch from now()) * 1000)::bigint - 3600000';
      begin
        execute format($policy$create policy tenant on infra.rate_limits to %I
          using (split_part(key, ':', 2) = (select sec.tenant_id())::text)
          with check (split_part(key, ':', 2) = (select sec.tenant_id())::text)$policy$, members);
        execute format($policy$create policy console on infra.rate_limits to %I
          using (split_part(key, ':', 2) = 'staff') with check (split_part(key, ':', 2) = 'staff')$policy$, staff);
        execute format('create policy expired on infra.rate_limits for select to %I, %I using (%s)', members, staff, expired);
        execute format('create policy expired_cleared on infra.rate_limits for delete to %I, %I using (%s)', members, staff, expired);
      end $$;
      ${grant('select, insert, update, delete', 'infra.rate_limits', 'rt')}
      ${grant('select, insert, update, delete', 'infra.rate_limits', 'staff')}
    `)
  }
}
