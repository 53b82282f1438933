import { test } from '@japa/runner'
import pg from 'pg'
import { roleConnection } from '@manyhearts/api/app/tenancy/context/database_roles'
import { tenantToken } from '@manyhearts/api/app/tenancy/context/tenant_token'
import { asOwner, type Cast, newCast } from '../../cast.ts'
import { fillEveryTable } from './fill_every_table.ts'

/** Every tenant table × every way of lacking the right to its rows; a refusal by grants is as good as one by row-level security. */
test.group('Isolation in SQL', (group) => {
  let cast: Cast
  let tables: string[]
  let attacker: pg.Client

  group.setup(async () => {
    cast = await newCast()
    tables = await fillEveryTable(cast)
    attacker = new pg.Client(roleConnection(process.env.DATABASE_URL!, 'rt'))
    await attacker.connect()
  })
  group.teardown(() => attacker.end())
  group.each.teardown(async () => void (await attacker.query('rollback')))

  const CONTEXTS: Record<string, () => string | null> = {
    'without a tenant': () => null,
    'with an empty token': () => '',
    'as another tenant': () => tenantToken(cast.vlam.id),
    'with another tenant’s signature': () => tenantToken(cast.vlam.id).replace(cast.vlam.id, cast.rosa.id),
    'with an invented signature': () => `${cast.rosa.id}.1.${'0'.repeat(64)}`,
    'with an unknown key': () => tenantToken(cast.rosa.id).replace('.1.', '.2.'),
    'with a token stolen three days ago': () => tenantToken(cast.rosa.id, Date.now() - 3 * 86_400_000),
    'with a signature in capitals': () => tenantToken(cast.rosa.id).toUpperCase(),
    'with a leading zero': () => `0${tenantToken(cast.rosa.id)}`,
    'with a line break': () => `${tenantToken(cast.rosa.id)}\n`,
    'with SQL in the token': () => `${cast.rosa.id}' or true --`,
  }

  const begin = async (token: string | null) => {
    await attacker.query('begin')
    if (token !== null) await attacker.query(`select set_config('app.tenant', $1, true)`, [token])
  }
  const rowsOfRosa = (table: string) =>
    asOwner(
      async (owner) =>
        (
          await owner.query(
            `select md5(string_agg(t::text, '' order by t::text)) as all_rows, count(*)::int as n from app.${table} t
             where tenant_id = $1`,
            [cast.rosa.id]
          )
        ).rows[0],
      cast.rosa
    )

  test('every table has rows of Rosa', async ({ assert }) => {
    for (const table of tables) assert.isAbove((await rowsOfRosa(table)).n, 0, table)
  })

  for (const [context, token] of Object.entries(CONTEXTS)) {
    test(`${context} no row is seen, changed, moved or deleted`, async ({ assert }) => {
      for (const table of tables) {
        const before = await rowsOfRosa(table)
        assert.deepEqual(await trespasses(table, token()), [], table)
        assert.deepEqual(await rowsOfRosa(table), before, table)
      }
    })
  }

  test('a used connection has forgotten its last tenant, also after an error and a savepoint', async ({ assert }) => {
    await begin(tenantToken(cast.rosa.id))
    assert.isAbove((await attacker.query('select 1 from app.members')).rowCount!, 0)
    await attacker.query('savepoint here')
    await attacker.query('select 1/0').catch(() => {})
    await attacker.query('rollback to savepoint here')
    await attacker.query('commit')

    assert.equal((await attacker.query('select 1 from app.members')).rowCount, 0)
  })

  test('a reference to another tenant’s row is refused like one to a missing row', async ({ assert }) => {
    const like = async (to: string) => {
      await begin(tenantToken(cast.vlam.id))
      const message = await attacker
        .query('insert into app.likes (from_profile_id, to_profile_id) values ($1, $2)', [cast.dora.profile.id, to])
        .then(
          () => 'stored',
          (error) => error.message
        )
      await attacker.query('rollback')
      return message
    }

    assert.equal(await like(cast.ann.profile.id), await like('123'))
    assert.notEqual(await like(cast.ann.profile.id), 'stored')
  })

  test('ten thousand forged tokens see nothing', async ({ assert }) => {
    const tries = (token: string) =>
      attacker.query(`
        do $$ begin
          for attempt in 1 .. 10000 loop
            perform set_config('app.tenant', ${token}, true);
            if exists (select 1 from app.members where id = ${cast.ann.member.id}) then raise exception 'seen'; end if;
          end loop;
        end $$`)

    await assert.doesNotReject(() => tries(`'${cast.rosa.id}.1.' || encode(sha256(random()::text::bytea), 'hex')`))
    await assert.rejects(() => tries(`'${tenantToken(cast.rosa.id)}'`), /seen/)
  })

  test('a malformed token is none, and breaks nothing', async ({ assert }) => {
    const token = tenantToken(cast.rosa.id)
    const [, , mac] = token.split('.')
    const tenantOf = async (setting: string) => {
      const { rows } = await attacker.query(
        `select (select sec.tenant_id())::text as tenant from (select set_config('app.tenant', $1, false) offset 0) as said`,
        [setting]
      )
      return rows[0].tenant
    }
    const others = [
      '',
      '.',
      '..',
      mac!,
      `.${mac}`,
      `..${mac}`,
      `x.1.${mac}`,
      `${cast.rosa.id}.${mac}`,
      `${cast.rosa.id}.one.${mac}`,
      `${cast.rosa.id}.99999.${mac}`,
      `${cast.rosa.id}.1.${mac!.toUpperCase()}!`,
      `${cast.rosa.id}.1.${mac!.slice(1)}`,
      `${cast.vlam.id}.1.${mac}`,
      `${cast.rosa.id}.01.${mac}`,
      ` ${token}`,
      `${token} `,
      `${token}.1`,
      `99999999999999999999.1.${mac}`,
      'ß'.repeat(100),
    ]

    for (const other of others) assert.isNull(await tenantOf(other), other)
    assert.equal(await tenantOf(token), cast.rosa.id)
    await tenantOf('')
  })

  for (const [defect, plant, mend] of [
    [
      'a policy that lets everybody in',
      'create policy planted on app.likes using (true)',
      'drop policy planted on app.likes',
    ],
    [
      'row-level security switched off',
      'alter table app.likes disable row level security',
      'alter table app.likes enable row level security',
    ],
  ] as const) {
    test(`notices ${defect}`, async ({ assert }) => {
      await asOwner((owner) => owner.query(plant))
      const found = await trespasses('likes', tenantToken(cast.vlam.id)).finally(() =>
        asOwner((owner) => owner.query(mend))
      )

      assert.isNotEmpty(found)
    })
  }

  /** Statements with a token that touched any of Rosa's rows in a table; all are rolled back. */
  async function trespasses(table: string, token: string | null): Promise<string[]> {
    const columns = await changeable(table)
    const attempts = [
      [`select * from app.${table} where tenant_id = $1`, [cast.rosa.id]],
      [`delete from app.${table} where tenant_id = $1`, [cast.rosa.id]],
      ...columns.map((column) => [
        `update app.${table} set ${column} = ${column} where tenant_id = $1`,
        [cast.rosa.id],
      ]),
      [`insert into app.${table} (tenant_id) values ($1)`, [cast.rosa.id]],
      [`update app.${table} set tenant_id = $1`, [cast.vlam.id]],
    ] as [string, string[]][]
    const found: string[] = []
    for (const [sql, bindings] of attempts) {
      await begin(token)
      const touched = await attacker.query(sql, bindings).then(
        ({ rowCount }) => rowCount,
        () => 0
      )
      await attacker.query('rollback')
      if (touched) found.push(sql)
    }
    return found
  }

  async function changeable(table: string): Promise<string[]> {
    const { rows } = await attacker.query(
      `select quote_ident(attname) as column_name from pg_attribute
       where attrelid = ('app.' || $1)::regclass and attnum > 0 and not attisdropped and has_column_privilege(attrelid, attnum, 'UPDATE') limit 1`,
      [table]
    )
    return rows.map(({ column_name }) => column_name)
  }
})
