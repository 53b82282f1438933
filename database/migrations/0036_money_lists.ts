import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the console lists of a brand's payments, in the order in which it is read, and blocks that end by themselves. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create index orders_by_time on app.orders (tenant_id, created_at, id);
      create index orders_of_status on app.orders (tenant_id, status, created_at, id);
      create index refunds_by_time on app.refunds (tenant_id, requested_at, id);
      create index refunds_of_state on app.refunds (tenant_id, state, requested_at, id);
      create index payment_tasks_by_time on app.payment_tasks (tenant_id, made_at, id);
      create index payment_tasks_waiting on app.payment_tasks (tenant_id, made_at, id) where done_at is null;
      create index mandates_by_time on app.mandates (tenant_id, signed_at, id) where signed_at is not null;
      create index mandates_of_iban_end on app.mandates (tenant_id, iban_end) where signed_at is not null;
      create index payment_blocks_by_time on app.payment_blocks (tenant_id, made_at, id);

      alter table app.payment_blocks add column ends_at timestamptz;
    `)
  }
}
