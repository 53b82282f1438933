import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantSelect, grantUpdate } from '../row_security.ts'

const REVIEW = ['review', 'refusal', 'lease', 'leased_by', 'leased_until', 'judged_by', 'judged_at']

const TABLES = ['global.banned_pictures', 'app.banned_photos']
const COUNTED = ['exact_matches', 'near_matches', 'last_matched_at']
const BANNED_AGAIN = ['reason', 'source_hash', 'perceptual_hash', 'banned_by', 'banned_at']
const LIFTED = ['lifted_at', 'lifted_by', 'lift_reason']

/**
 * Photos of conversations that look like a banned picture: they are sent as any other, and moderators look at them. One that is refused is taken out
 * of its conversation, hidden from both by the team.
 *
 * How often a banned picture came again, and bans that staff lifted: they refuse nothing any more, and stay in the list. Members' role counts what its
 * uploads match, so it knows a ban by its number.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.chat_photos
        -- Why the banned picture that it looks like was banned; nobody looks at any other photo.
        add column resembles text check (resembles in ('minor', 'intimate', 'explicit', 'contact', 'rights', 'other')),
        add column review text check (review in ('pending', 'passed', 'refused')),
        add column refusal text check (refusal in ('minor', 'intimate', 'explicit', 'contact', 'rights', 'other')),
        -- One number for all that were taken at once; it ends by itself.
        add column lease bigint,
        add column leased_by bigint,
        add column leased_until timestamptz,
        -- Of staff; undone verdicts leave none.
        add column judged_by bigint,
        add column judged_at timestamptz,
        add constraint chat_photos_reviewed_if_alike check ((resembles is null) = (review is null)),
        add constraint chat_photos_refused_for_a_reason check ((refusal is not null) = (coalesce(review, '') = 'refused')),
        add constraint chat_photos_leased_while_pending
          check (num_nulls(lease, leased_by, leased_until) in (0, 3) and (lease is null or review = 'pending'));
      create index chat_photos_waiting on app.chat_photos (tenant_id, created_at) where review = 'pending' and message_id is not null;
      create index chat_photos_blurred on app.chat_photos (tenant_id, blurred_filename);
      ${grantUpdate(REVIEW, 'app.chat_photos', 'staff')}

      -- Hidden by the team, not by who reported it: a message that nobody reads any more, its sender included.
      alter table app.hidings add column by_team boolean not null default false;
      update app.hidings set by_team = true from app.messages
        where messages.tenant_id = hidings.tenant_id and messages.id = hidings.subject_id and messages.sender_profile_id = hidings.profile_id;
    `)
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
        ${grantUpdate([...BANNED_AGAIN, ...LIFTED, ...COUNTED], table, 'staff')}
      `)
  }
}
