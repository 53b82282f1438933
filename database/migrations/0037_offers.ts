import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** What staff change in the console of what a brand sells: the order of packages, and who made codes. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Among those of a country; null: cheapest first, behind those that have a place.
      alter table app.credit_packages add column position int check (position >= 0);
      ${grantUpdate(['position'], 'app.credit_packages', 'staff')}

      -- Whoever of staff made a code; null for a manifest, a command and a member.
      alter table app.discount_codes add column made_by bigint;
      create index discount_codes_of_batch on app.discount_codes (tenant_id, batch) where batch is not null and member_id is null;
    `)
  }
}
