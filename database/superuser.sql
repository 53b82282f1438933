-- What needs a superuser: run on the embedded server at every start, optional elsewhere (the start says when it is missing).

-- A table of schema app that forgets its tenant is refused before anybody can fill it.
create or replace function sec.refuse_table_without_tenant() returns event_trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare made record;
begin
  for made in select * from pg_event_trigger_ddl_commands()
              where command_tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO') and schema_name = 'app' loop
    if not exists (select 1 from pg_attribute where attrelid = made.objid and attname = 'tenant_id' and attnotnull) then
      raise exception 'table % has no "tenant_id bigint not null"', made.object_identity;
    end if;
  end loop;
end $$;
drop event trigger if exists refuse_table_without_tenant;
create event trigger refuse_table_without_tenant on ddl_command_end
  when tag in ('CREATE TABLE', 'CREATE TABLE AS', 'SELECT INTO')
  execute function sec.refuse_table_without_tenant();

-- All tenants share one role, and a role sees the query texts of its own sessions: none of its business.
revoke execute on function pg_stat_get_activity(integer) from public;
revoke select on pg_stat_activity from public;

-- Nobody keeps large objects, which no policy covers.
revoke execute on function lo_create(oid), lo_creat(integer), lo_from_bytea(oid, bytea), lo_open(oid, integer), lo_put(oid, bigint, bytea),
  lowrite(integer, bytea), lo_unlink(oid) from public;

-- What proves a tenant keeps it for the transaction, in a setting that no serving role may write (migration 0060). The catalogue of such
-- rights is the server's, so installations that are prepared at the same time wait for each other.
do $$ begin
  lock table pg_catalog.pg_parameter_acl in share row exclusive mode;
  execute format('grant set on parameter backtrace_functions to %I', current_database() || '_definer');
end $$;
