import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/** Invitation codes that staff make, one by one or many at once, stop and resume. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- Who runs the migrations changes all brands' codes this once.
      alter table app.invite_codes no force row level security;
      -- Of codes that were the same to who typed them none let anybody in.
      delete from app.invite_codes codes using app.invite_codes same
        where same.tenant_id = codes.tenant_id and upper(same.code) = upper(codes.code) and same.id < codes.id;
      alter table app.invite_codes
        add column note text not null default '',
        add column batch text,
        add column made_by bigint,
        add column created_at timestamptz not null default now(),
        add column stopped_at timestamptz;
      -- An id begins with its time (sec.new_id).
      update app.invite_codes set created_at = to_timestamp(((id >> 22) + 1735689600000) / 1000.0);
      alter table app.invite_codes force row level security;

      alter table app.invite_codes drop constraint invite_codes_tenant_id_code_key;
      create unique index invite_codes_by_code on app.invite_codes (tenant_id, upper(code));
      create index invite_codes_of_batch on app.invite_codes (tenant_id, batch) where batch is not null;
      ${grantUpdate(['note', 'stopped_at'], 'app.invite_codes', 'staff')}
    `)
  }
}
