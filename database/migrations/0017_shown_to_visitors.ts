import { BaseSchema } from '@adonisjs/lucid/schema'

/** Announces that somebody is shown to visitors otherwise than before, so that pages kept for them are made anew at once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create function app.announce_members() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        perform pg_notify('members', old.tenant_id::text);
        return null;
      end $$;
      create trigger announce after update of status, visible_to_visitors, name, main_photo_id or delete on app.profiles
        for each row execute function app.announce_members();
      create trigger announce after update of status or delete on app.photos
        for each row execute function app.announce_members();
    `)
  }
}
