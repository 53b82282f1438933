import { BaseSchema } from '@adonisjs/lucid/schema'

/** What every member has to be told, such as a change of the terms, whatever news they asked for (GDPR art. 34). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.announcements
        drop constraint announcements_kind_check,
        add constraint announcements_kind_check check (kind in ('promotions', 'news', 'service'));
    `)
  }
}
