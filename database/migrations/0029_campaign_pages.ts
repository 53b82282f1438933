import { BaseSchema } from '@adonisjs/lucid/schema'

/** Landers cached for visitors say at once what staff changed in a campaign. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create trigger announce after insert or update or delete on app.campaigns
        for each row execute function app.announce_pages();
    `)
  }
}
