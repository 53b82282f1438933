import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What a lander says to visitors of one campaign: the last part of its address, `/landers/gallery/spring`, names it (specification §2). */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.campaigns (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        slug text not null check (slug ~ '^[a-z0-9-]{1,40}$'),
        -- {title, text} by language.
        texts jsonb not null,
        primary key (tenant_id, id),
        unique (tenant_id, slug)
      );

      ${tenantTable('campaigns', { members: 'select', staff: 'select, insert, update, delete' }, ['slug'])}
    `)
  }
}
