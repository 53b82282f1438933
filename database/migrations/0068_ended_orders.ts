import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** Staff who delete an account end its orders that were not collected yet, and free their discounts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(grantUpdate(['state', 'changed_at'], 'app.discount_redemptions', 'staff'))
  }
}
