import { PostbackSchema } from '#generated/schema'
import { tenantRows } from '#app/tenancy/context/tenant_context'

export const POSTBACK_STATES = ['waiting', 'delivered', 'refused', 'given_up', 'stopped'] as const

/** Days for which it is kept what a network was told, and what it answered. */
const KEPT_DAYS = 90

/**
 * One event of a member that their network is told of. `waiting` until the network takes it (`delivered`), says that it never will
 * (`refused`), was asked in vain for three days (`given_up`) or the member objected first (`stopped`). Its id is the same at each try, so
 * that the network can drop doubles.
 */
export default class Postback extends PostbackSchema {}

export async function forgetPostbacks(): Promise<void> {
  await tenantRows(
    `delete from app.postbacks where tenant_id = (select sec.tenant_id()) and state <> 'waiting'
       and occurred_at < now() - make_interval(days => ?)`,
    [KEPT_DAYS]
  )
}
