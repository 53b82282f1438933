import type { Client } from 'pg'

export interface BackedUpTable {
  name: string
  /** Without those that PostgreSQL computes. */
  columns: string[]
  /** The owner is no superuser and sees one brand's rows at a time. */
  isFiltered: boolean
}

/** Jobs that are done are nobody's any more, and the queues are made anew. */
export const JOBS = 'pgboss.job'

/** Every table but the key, which comes from APP_KEY, and the list of migrations, which a restore runs. */
export async function backedUpTables(owner: Client): Promise<BackedUpTable[]> {
  const { rows } = await owner.query<BackedUpTable>(
    `select format('%I.%I', nspname, relname) as name, row_security_active(pg_class.oid) as "isFiltered",
       json_agg(quote_ident(attname) order by attnum) filter (where attgenerated = '') as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
     where (nspname in ('app', 'global', 'staff', 'infra') and relkind = 'r') or pg_class.oid = $1::regclass
     group by nspname, relname, pg_class.oid order by name`,
    [JOBS]
  )
  return rows
}
