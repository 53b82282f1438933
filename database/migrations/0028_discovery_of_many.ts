import { BaseSchema } from '@adonisjs/lucid/schema'

/** Lets a fictional profile be introduced to somebody of its own country without looking at all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index profiles_fictional_by_country on app.profiles (tenant_id, country, last_active_at desc, id desc)
        include (gender, looking_for) where kind = 'fictional' and status = 'active'
    `)
  }
}
