import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/** That a member was told, in words and with the price, that a profile is fictional, before anything was charged. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.disclosure_acknowledgements (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        text_version text not null,
        language text not null,
        profile_id bigint not null,
        price_minor int not null,
        currency text not null,
        acknowledged_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id)
      );
      create index disclosure_acknowledgements_of_member
        on app.disclosure_acknowledgements (tenant_id, member_id, text_version, acknowledged_at desc);
      ${tenantTable('disclosure_acknowledgements', { members: 'select, insert', staff: 'select' })}
    `)
  }
}
