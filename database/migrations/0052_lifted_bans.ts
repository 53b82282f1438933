import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantSelect, grantUpdate } from '../row_security.ts'

const TABLES = ['global.banned_pictures', 'app.banned_photos']
const COUNTED = ['exact_matches', 'near_matches', 'last_matched_at']
const BANNED_AGAIN = ['reason', 'source_hash', 'perceptual_hash', 'banned_by', 'banned_at']
const LIFTED = ['lifted_at', 'lifted_by', 'lift_reason']

/**
 * How often a banned picture came again, and bans that staff lifted: they refuse nothing any more, and stay in the list. Members' role counts what its
 * uploads match, so it knows a ban by its number.
 */
export default class extends BaseSchema {
  async up() {
    for (const table of TABLES)
      this.schema.raw(`
        alter table ${table}
          -- Uploads that were refused, and those that only look like it.
          add column exact_matches int not null default 0,
          add column near_matches int not null default 0,
          add column last_matched_at timestamptz,
          add column lifted_at timestamptz,
          -- Of staff.
          add column lifted_by bigint,
          add column lift_reason text check (length(lift_reason) between 1 and 500),
          add check (num_nulls(lifted_at, lifted_by, lift_reason) in (0, 3));
        ${grantSelect(['photo_id', 'lifted_at', ...COUNTED], table, 'rt')}
        ${grantUpdate(COUNTED, table, 'rt')}
        ${grantUpdate([...BANNED_AGAIN, ...LIFTED], table, 'staff')}
      `)
  }
}
