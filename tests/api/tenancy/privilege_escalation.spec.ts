import { test } from '@japa/runner'
import pg from 'pg'
import { roleConnection, roleName, type ServingRole } from '@manyhearts/api/app/tenancy/context/database_roles'
import { refuseExcessPrivileges } from '@manyhearts/api/app/tenancy/context/refuse_excess_privileges'
import { tenantToken } from '@manyhearts/api/app/tenancy/context/tenant_token'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { rolledBack } from './rolled_back.ts'

const ROLES: ServingRole[] = ['rt', 'staff', 'jobs']

/** Types a function may name without their schema. */
const TYPES = ['text', 'int2', 'int4', 'int8', 'bool', 'bytea', 'jsonb', 'timestamptz']

/** What an attacker wants to run as a more powerful role; it records which role ran it, and whether that role reads the key and members. */
const PAYLOAD = `
  create function pg_temp.payload() returns pg_catalog.bool language plpgsql as $payload$
  declare gained pg_catalog.text := '';
  begin
    begin
      perform from sec.key;
      gained := gained || ' key';
    exception when insufficient_privilege then null; end;
    begin
      if exists (select from app.members) then gained := gained || ' members'; end if;
    exception when insufficient_privilege then null; end;
    perform set_config('attack.ran', current_user || gained, false);
    return true;
  end $payload$;`

/** Temporary types named like PostgreSQL's own, which run the payload whenever a value is cast to one of them. */
const SHADOWS = TYPES.map((type) => `create domain pg_temp.${type} as pg_catalog.${type} check (pg_temp.payload());`)

/** `sec.tenant_id()` as it was when a serving role could become a superuser through it. */
const UNQUALIFIED = `
  create or replace function sec.tenant_id() returns bigint
  language plpgsql stable security definer parallel safe set search_path = pg_catalog as $$
  declare
    setting text := current_setting('app.tenant', true);
    claim text := left(setting, -65);
  begin
    perform from sec.key where kid::text = split_part(claim, '.', 2)
      and setting = claim || '.' || encode(sha256(opad || sha256(ipad || convert_to(claim, 'UTF8'))), 'hex');
    if found then return split_part(claim, '.', 1)::bigint; end if;
    return null;
  end $$;`

test.group('Privilege escalation by a serving role', (group) => {
  let cast: Cast
  group.setup(async () => {
    cast = await newCast()
  })

  /** Attacks as a role that may create temporary objects, after the owner ran `weakened`; all of it is rolled back. */
  const attack = (role: ServingRole, weakened = '') =>
    rolledBack(async (owner) => {
      const name = pg.escapeIdentifier(roleName(owner.database!, role))
      await owner.query(`grant temporary on database "${owner.database}" to ${name}; ${weakened}`)
      await owner.query(`set local session authorization ${name}`)
      await owner.query(PAYLOAD + SHADOWS.join('\n'))
      await owner.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.rosa.id)])
      const { rows } = await owner.query(
        `select sec.tenant_id()::pg_catalog.text as tenant, current_setting('attack.ran', true) as ran`
      )
      return { tenant: rows[0].tenant, ran: rows[0].ran?.replace(`${owner.database}_`, '') || null }
    })

  for (const role of ROLES) {
    test(`${role} cannot create temporary types and functions`, async ({ assert, cleanup }) => {
      const attacker = new pg.Client(roleConnection(process.env.DATABASE_URL!, role))
      await attacker.connect()
      cleanup(() => attacker.end())

      for (const sql of [PAYLOAD, ...SHADOWS, 'create temporary table members ()'])
        await assert.rejects(() => attacker.query(sql), /permission denied to create temporary tables/)
    })

    test(`${role} gets no code run as another role, even with temporary types`, async ({ assert }) => {
      assert.deepEqual(await attack(role), { tenant: cast.rosa.id, ran: null })
    })

    test(`${role} gets no code run as another role, even where temporary types are searched first`, async ({
      assert,
    }) => {
      const asked = await attack(role, 'alter function sec.tenant_id() set search_path = pg_catalog')

      assert.deepEqual(asked, { tenant: cast.rosa.id, ran: null })
    })

    test(`${role} that gets code run as the definer role sees no members`, async ({ assert }) => {
      const { ran } = await attack(role, UNQUALIFIED)

      assert.equal(ran, 'definer key')
    })

    test(`${role} becomes a superuser without these protections, so the attack is real`, async ({ assert }) => {
      const { ran } = await attack(role, `${UNQUALIFIED} alter function sec.tenant_id() owner to current_user`)

      assert.match(ran, / key members$/)
      assert.notMatch(ran, /^(rt|staff|jobs|definer) /)
    })
  }

  test('the API refuses to serve with a role that can create temporary objects', async ({ assert, cleanup }) => {
    const temporary = (sql: string) =>
      asOwner((owner) => owner.query(`${sql} "${owner.database}_rt"`.replace('%', `"${owner.database}"`)))
    await assert.doesNotReject(refuseExcessPrivileges)
    cleanup(async () => void (await temporary('revoke temporary on database % from')))
    await temporary('grant temporary on database % to')

    await assert.rejects(refuseExcessPrivileges, /_rt must not create temporary objects/)
  })

  test('the tenant is proved by PostgreSQL’s own functions and operators, whatever else has their names', async ({
    assert,
  }) => {
    const proved = (defect = '') =>
      rolledBack(async (owner) => {
        await owner.query(defect + LOOKALIKES)
        await owner.query(`select set_config('app.tenant', $1, true)`, [tenantToken(cast.rosa.id)])
        const { rows } = await owner.query('select sec.tenant_id()::text as tenant')
        return rows[0].tenant
      })

    assert.equal(await proved(), cast.rosa.id)
    assert.isNull(await proved(UNQUALIFIED))
  })
})

/** A schema searched before PostgreSQL's own, which redefines everything the proof of the tenant uses. */
const LOOKALIKES = `
  create schema lookalikes; grant usage on schema lookalikes to public;
  create function lookalikes.current_setting(text, bool) returns text return 'x';
  create function lookalikes.left(text, int) returns text return 'x';
  create function lookalikes.split_part(text, text, int) returns text return 'x';
  create function lookalikes.convert_to(text, name) returns bytea return ''::bytea;
  create function lookalikes.sha256(bytea) returns bytea return ''::bytea;
  create function lookalikes.encode(bytea, text) returns text return 'x';
  create function lookalikes.same(text, text) returns bool return false;
  create function lookalikes.joined(text, text) returns text return 'x';
  create function lookalikes.joined(bytea, bytea) returns bytea return ''::bytea;
  create function lookalikes.date_part(text, timestamptz) returns float8 return 0;
  create function lookalikes.now() returns timestamptz return '2000-01-01'::timestamptz;
  create function lookalikes.abs(int8) returns int8 return 9;
  create function lookalikes.less(int8, int8) returns int8 return 9;
  create function lookalikes.atmost(int8, int4) returns bool return false;
  create operator lookalikes.- (leftarg = int8, rightarg = int8, function = lookalikes.less);
  create operator lookalikes./ (leftarg = int8, rightarg = int8, function = lookalikes.less);
  create operator lookalikes.<= (leftarg = int8, rightarg = int4, function = lookalikes.atmost);
  create operator lookalikes.= (leftarg = text, rightarg = text, function = lookalikes.same);
  create operator lookalikes.|| (leftarg = text, rightarg = text, function = lookalikes.joined);
  create operator lookalikes.|| (leftarg = bytea, rightarg = bytea, function = lookalikes.joined);
  alter function sec.tenant_id() set search_path = lookalikes, pg_catalog;`
