import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** When staff were last told by mail that the time for an answer is nearly over. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.privacy_requests add column reminded_at timestamptz;
      ${grantUpdate(['reminded_at'], 'app.privacy_requests', 'rt')}
    `)
  }
}
