import { BaseSchema } from '@adonisjs/lucid/schema'

/** A mandate is for one creditor, and ends when the brand's company is another one. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.mandates
        drop constraint mandates_end_reason_check,
        add constraint mandates_end_reason_check
          check (end_reason in ('revoked', 'unused', 'returned', 'refused', 'replaced', 'deleted', 'creditor_changed'));
    `)
  }
}
