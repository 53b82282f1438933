import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Links by which staff chose a password are removed when they have been used or over for long. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(grant('delete', 'staff.password_links', 'staff'))
  }
}
