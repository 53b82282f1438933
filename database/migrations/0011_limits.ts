import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant } from '../row_security.ts'

/** Counters of @adonisjs/limiter. Keys carry the tenant; no row says anything about a person that a hash does not hide. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table infra.rate_limits (
        key varchar(255) primary key,
        points int not null default 0,
        expire bigint
      );
      ${grant('select, insert, delete', 'infra.rate_limits', 'rt')}
      ${grant('update', 'infra.rate_limits', 'rt')}
      ${grant('select, insert, delete', 'infra.rate_limits', 'staff')}
      ${grant('update', 'infra.rate_limits', 'staff')}
    `)
  }
}
