import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/** What makes fictional profiles and decides about members in the console: rights of photos, and what staff may do to a deletion. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Where a photo of a fictional profile comes from, and what allows it to be shown.
      create table app.photo_rights (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        photo_id bigint not null,
        source text not null check (length(source) between 1 and 300),
        licence text not null check (licence in ('own', 'commissioned', 'bought', 'free', 'generated')),
        -- Of staff; null for a command on the server.
        confirmed_by bigint,
        confirmed_at timestamptz not null default now(),
        primary key (tenant_id, photo_id),
        foreign key (tenant_id, photo_id) references app.photos (tenant_id, id) on delete cascade
      );
      create index profiles_of_nobody on app.profiles (tenant_id, name_key, id) where kind = 'fictional';

      ${tenantTable('photo_rights', { members: 'select', staff: 'select, insert, update' }, ['photo_id'])}
      ${grant('insert, update, delete', 'app.account_deletions', 'staff', ['member_id'])}
      ${grant('delete', 'app.refunds', 'staff')}
    `)
  }
}
