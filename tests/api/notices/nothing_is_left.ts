import { asOwner, type Brand } from '../../cast.ts'
import { eventually } from './eventually.ts'

export function nothingIsLeft({ id }: Brand): Promise<true> {
  return eventually('quiet', () =>
    asOwner(async (owner) => {
      const { rows } = await owner.query(
        `select from pgboss.job where data ->> 'tenant' = $1 and state < 'completed' and start_after <= now() + interval '5 s'`,
        [id]
      )
      return rows.length === 0 || undefined
    })
  )
}
