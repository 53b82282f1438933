import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Once a week a member is told who is new: each has a time of his own, so that they are not all told at once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.members add column newcomers_due_at timestamptz not null default now() + interval '7 days';
      create index members_newcomers_due on app.members (tenant_id, newcomers_due_at) where status = 'active';
      ${grant('update', 'app.members', 'rt')}
      ${grant('update', 'app.members', 'staff')}
    `)
  }
}
