import { asOwner, type Brand } from '../../../cast.ts'

/** The number of rows in each of a brand's tables, and a digest of their content. */
export function rowsOf(brand: Brand): Promise<Record<string, string>> {
  return asOwner(async (owner) => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'app'::regnamespace and relkind = 'r' order by relname`
    )
    const digests: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await owner.query(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest
         from app.${name} t where tenant_id = $1`,
        [brand.id]
      )
      digests[name] = rows[0].digest
    }
    return digests
  }, brand)
}
