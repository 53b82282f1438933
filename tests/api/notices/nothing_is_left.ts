import { asOwner, type Brand } from '../../cast.ts'
import { eventually } from './eventually.ts'
import { letSecondsPass } from './let_seconds_pass.ts'

/** Waits until a brand's jobs are done, except those that wait for long. */
export async function nothingIsLeft(brand: Brand): Promise<true> {
  await letSecondsPass(brand, ['created'])
  return eventually('quiet', () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select from pgboss.job where data ->> 'tenant' = $1 and state < 'completed' and start_after <= now() + interval '5 s'`,
        [brand.id]
      )
      return rows.length === 0 || undefined
    })
  )
}
