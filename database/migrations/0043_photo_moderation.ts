import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** The queue of photos that wait for a verdict: who has which of them before them, and who judged which last. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.photos
        -- Never somebody's main photo, so it stands on no card and in no mail.
        add column explicit boolean not null default false,
        -- One number for all that were taken at once; it ends by itself.
        add column lease bigint,
        add column leased_by bigint,
        add column leased_until timestamptz,
        -- Of staff; undone verdicts leave none.
        add column judged_by bigint,
        add column judged_at timestamptz,
        drop constraint photos_refusal_check,
        add constraint photos_refusal_check
          check (refusal in ('not_you', 'explicit', 'contact', 'minor', 'quality', 'rights', 'intimate', 'other')),
        add constraint photos_leased_while_pending
          check (num_nulls(lease, leased_by, leased_until) in (0, 3) and (lease is null or status = 'pending'));
      ${grantUpdate(['explicit', 'lease', 'leased_by', 'leased_until', 'judged_by', 'judged_at'], 'app.photos', 'staff')}
    `)
  }
}
