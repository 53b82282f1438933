import { sealLedger } from '@manyhearts/api/app/credits/ledger/seals/seal_ledger'
import { asTenant } from '@manyhearts/api/app/tenancy/context/tenant_context'
import { asOwner, type Brand } from '../../../cast.ts'
import { eventually } from '../../notices/eventually.ts'

/** As if the brand had begun then, with all it did since. */
export function letBrandBegin(brand: Brand, at: string): Promise<unknown> {
  return asOwner((owner) => owner.query('update global.tenants set created_at = $2 where id = $1', [brand.id, at]))
}

/** As if all that the ledger has not sealed had been booked so many days ago. */
export function letLedgerAge(brand: Brand, days: number): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query(`begin; set local session_replication_role = replica;
        update global.tenants set created_at = created_at - interval '${days} days' where id = ${brand.id};
        update app.disclosure_acknowledgements set acknowledged_at = acknowledged_at - interval '${days} days' where tenant_id = ${brand.id};
        update app.ledger_transactions set created_at = created_at - interval '${days} days' where tenant_id = ${brand.id};
        commit`),
    brand
  )
}

/** Until something was: databases of other tests on the same server hold seals up, too. */
export function seal(brand: Brand): Promise<number> {
  return eventually('a seal', async () => (await asTenant(brand, sealLedger)) || undefined)
}

interface Seal {
  day: string
  began_at: Date
  ended_at: Date
  transactions: number
}

export async function sealsOf(brand: Brand): Promise<Seal[]> {
  const { rows } = await asOwner(
    (owner) =>
      owner.query<Seal>(
        `select to_char(day, 'YYYY-MM-DD') as day, began_at, ended_at, transactions from app.ledger_seals where tenant_id = $1 order by day`,
        [brand.id]
      ),
    brand
  )
  return rows
}
