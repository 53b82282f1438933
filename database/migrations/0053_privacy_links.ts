import { BaseSchema } from '@adonisjs/lucid/schema'
import { tenantTable } from '../row_security.ts'

/**
 * What somebody without a log-in asks about their data, until the link that was mailed to them proves the address; then it is a request in
 * the register, and the link shows how that stands.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.privacy_requests drop constraint privacy_requests_proof_check,
        add constraint privacy_requests_proof_check check (proof in ('log_in', 'support_code', 'letter', 'email_link'));

      create table app.privacy_links (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        token_hash bytea not null,
        kind text not null check (kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
        -- Kept here until the address is proven; then they stand in the register alone.
        email text,
        words text check (length(words) <= 4000),
        language text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        request_id bigint,
        primary key (tenant_id, id),
        unique (tenant_id, token_hash),
        foreign key (tenant_id, request_id) references app.privacy_requests (tenant_id, id) on delete cascade,
        check (expires_at > created_at),
        check (num_nulls(email, words) = case when request_id is null then 0 else 2 end)
      );
      create index privacy_links_of_request on app.privacy_links (tenant_id, request_id) where request_id is not null;
      create index privacy_links_unproven on app.privacy_links (tenant_id, expires_at) where request_id is null;
      create index privacy_links_by_email on app.privacy_links (tenant_id, email) where email is not null;

      ${tenantTable('privacy_links', { members: 'select, insert, update, delete', staff: 'select' })}
    `)
  }
}
