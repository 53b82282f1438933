import { BaseSchema } from '@adonisjs/lucid/schema'

/** What waits for staff or is late, of each brand, so that the console's start counts it without reading what is done. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index held_messages_waiting on app.held_messages (tenant_id, held_at) where state = 'held';
      create index photos_waiting on app.photos (tenant_id, created_at) where status = 'pending';
      create index refunds_proposed on app.refunds (tenant_id, requested_at) where state = 'proposed';
      create index announcements_unsent on app.announcements (tenant_id, send_at) where state in ('scheduled', 'sending');
      create index postbacks_failed on app.postbacks (tenant_id, tried_at) where state in ('refused', 'given_up');
      create index pushes_key_refused on app.pushes (tenant_id, sent_at) where status in (401, 403);
      -- The mail server answered to none of these; what it refused has its answer.
      create index mails_untaken on app.mails (tenant_id, created_at) where sent_at is null and answer is null;
    `)
  }
}
