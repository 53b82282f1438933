import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/**
 * Links that say more than whom they were sent to: where to go on after a reset, and the address a change of address is about.
 * A reset asked for under an address nobody has leaves the same row without a member, so that neither the work nor the answer
 * tells who is one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.link_tokens
        alter column member_id drop not null,
        add column next_path text,
        add column about_email text,
        drop constraint link_tokens_purpose_check,
        add constraint link_tokens_purpose_check check (
          purpose in ('activation', 'password_reset', 'email_change', 'email_change_stop', 'restore')
        ),
        add check (member_id is not null or purpose = 'password_reset');
      ${grant('update', 'app.link_tokens', 'rt')}
      ${grant('update', 'app.link_tokens', 'staff')}
    `)
  }
}
