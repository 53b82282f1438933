import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** What is known of photos that members upload: the blurred one, how it looks, where it came from, and what moderators said. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.photos
        -- Colours and no more, for who may not see it; drawn photos of before have none.
        add column blurred_filename text,
        -- 64 bits of which few differ between two versions of one picture.
        add column perceptual_hash bigint,
        -- SHA-256 of the file that was sent: sending it again makes no second photo.
        add column source_hash bytea,
        add column refusal text check (refusal in ('not_you', 'explicit', 'contact', 'minor', 'quality', 'rights')),
        add check ((status = 'refused') = (refusal is not null));
      ${grant('update', 'app.photos', 'rt')}
      ${grant('update', 'app.photos', 'staff')}
      create unique index photos_source on app.photos (tenant_id, profile_id, source_hash);
      -- Files are asked for by name, in sizes whose names differ in one letter.
      create index photos_filename on app.photos (tenant_id, filename);
      create index photos_pending on app.photos (tenant_id, profile_id) where status = 'pending';
    `)
  }
}
