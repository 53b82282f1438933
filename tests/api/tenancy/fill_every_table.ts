import type pg from 'pg'
import { asOwner, type Cast } from '../../cast.ts'
import { afterDeadlocks } from './after_deadlocks.ts'

/** Gives both brands a row in every table of schema `app`, new ones included, without references and checks. @returns the tables */
export function fillEveryTable({ rosa, vlam }: Pick<Cast, 'rosa' | 'vlam'>): Promise<string[]> {
  return afterDeadlocks(() => asOwner((owner) => fill(owner, [rosa, vlam])))
}

async function fill(owner: pg.Client, brands: { id: string }[]): Promise<string[]> {
  const { rows } = await owner.query<{ name: string; columns: { name: string; type: string; needed: boolean }[] }>(
    `select relname as name, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null),
              'needed', attnotnull and not atthasdef)) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where nspname = 'app' and relkind = 'r' group by relname order by relname`
  )
  await owner.query('begin')
  // Foreign keys are triggers, which this switches off for the session.
  await owner.query(`set local session_replication_role = replica`)
  for (const { name, columns } of rows) {
    const needed = columns.filter((column) => column.needed && column.name !== 'tenant_id')
    const values = needed.map(({ type }, place) => SOMETHING[type] ?? `'${place + 1}'`)
    const { rows: checks } = await owner.query<{ name: string; rule: string }>(
      `select quote_ident(conname) as name, pg_get_constraintdef(oid) as rule from pg_constraint
       where conrelid = ('app.' || $1)::regclass and contype = 'c'`,
      [name]
    )
    await owner.query(`alter table app.${name} no force row level security`)
    for (const check of checks) await owner.query(`alter table app.${name} drop constraint ${check.name}`)
    for (const { id } of brands) {
      await owner.query(
        `insert into app.${name} (${['tenant_id', ...needed.map((column) => column.name)].join(', ')})
         select ${[id, ...values].join(', ')} where not exists (select 1 from app.${name} where tenant_id = ${id})`
      )
    }
    for (const check of checks) {
      await owner.query(
        `alter table app.${name} add constraint ${check.name} ${check.rule.replace(' NOT VALID', '')} not valid`
      )
    }
    await owner.query(`alter table app.${name} force row level security`)
  }
  await owner.query('commit')
  return rows.map(({ name }) => name)
}

const SOMETHING: Record<string, string> = {
  integer: '1',
  smallint: '1',
  boolean: 'true',
  text: `'EUR'`,
  bytea: `'\\x01'`,
  date: `'1990-01-01'`,
  'timestamp with time zone': 'now()',
  uuid: 'gen_random_uuid()',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'integer[]': `'{}'`,
}
