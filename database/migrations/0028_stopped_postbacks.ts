import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** A member may object to their network being told of them (article 21 of the GDPR): staff stop it, and what still waited is not sent. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Null: their network is told. Why, and by whom it was stopped, stands in the audit log.
      alter table app.members add column postbacks_stopped_at timestamptz;
      ${grantUpdate(['postbacks_stopped_at'], 'app.members', 'rt')}
      ${grantUpdate(['postbacks_stopped_at'], 'app.members', 'staff')}

      alter table app.postbacks drop constraint postbacks_state_check, add constraint postbacks_state_check
        check (state in ('waiting', 'delivered', 'refused', 'given_up', 'stopped'));
    `)
  }
}
