import { BaseSchema } from '@adonisjs/lucid/schema'

/** The desk has templates of its own, beside those for what is reported. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.answer_templates
        drop constraint answer_templates_purpose_check,
        add constraint answer_templates_purpose_check check (purpose in ('message', 'decision', 'desk'));
    `)
  }
}
