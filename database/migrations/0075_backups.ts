import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** That a backup was made: whoever runs the platform sees when the last one was, and is told once it is too old. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table infra.backups (
        made_at timestamptz primary key,
        ended_at timestamptz not null default now(),
        rows bigint not null,
        files integer not null
      );
      ${grant('select', 'infra.backups', 'jobs')}
    `)
  }
}
