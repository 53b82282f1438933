import { createHmac } from 'node:crypto'
import { BanMarkSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant } from '#app/tenancy/context/tenant_context'

/** What stays of a banned member who was erased: a hash by which his address is recognised, as long as the ban lasts. */
export default class BanMark extends BanMarkSchema {
  /** Keyed, and different at every brand: who reads the table can't try addresses, nor compare brands. */
  static hashOf(email: string): Buffer {
    return createHmac('sha256', derivedSecret('marks of bans')).update(`${currentTenant().id} ${email}`).digest()
  }
}
