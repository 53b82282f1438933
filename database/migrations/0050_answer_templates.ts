import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** What a brand's staff write again and again, in the words of the brand, for the boxes where they answer people. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.answer_templates (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        name text not null check (length(name) between 1 and 80),
        -- In which box it is offered; another queue is another value here.
        purpose text not null check (purpose in ('message', 'decision')),
        language text not null,
        body text not null check (length(body) between 1 and 4000),
        changed_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, purpose, language, name)
      );

      ${tenantTable('answer_templates', { members: '', staff: 'select, insert, update, delete' })}
    `)
  }
}
