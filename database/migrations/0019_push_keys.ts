import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/**
 * Each brand signs its pushes with a key of its own (VAPID, RFC 8292), so that it can move or change it alone. A subscription takes pushes
 * by the key it was made with: older keys sign until their last subscription is gone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.push_keys (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        public_key text not null check (length(public_key) <= 100),
        sealed_private_key bytea not null,
        created_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, public_key)
      );
      ${tenantTable('push_keys', { members: 'select, delete', staff: 'select, insert, delete' })}

      -- What browsers subscribe with now; null: the platform's own key, by which brands were served before they had one.
      alter table global.tenants add column push_public_key text;
      ${grantUpdate(['push_public_key'], 'global.tenants', 'staff')}
      -- As above.
      alter table app.push_subscriptions add column public_key text check (length(public_key) <= 100);
      ${grantUpdate(['public_key'], 'app.push_subscriptions', 'rt')}
    `)
  }
}
