import { createHmac } from 'node:crypto'
import { BanMarkSchema } from '#generated/schema'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { currentTenant } from '#app/tenancy/context/tenant_context'

export default class BanMark extends BanMarkSchema {
  /** Keyed and different per tenant, so addresses can't be guessed from the table or compared between tenants. */
  static hashOf(email: string): Buffer {
    return createHmac('sha256', derivedSecret('marks of bans')).update(`${currentTenant().id} ${email}`).digest()
  }
}
