import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, grantSelect, tenantTable } from '../row_security.ts'

/**
 * Pictures that are not taken again: hashes alone, never the picture. What shows minors or was never agreed to is banned at all brands
 * (`global.banned_pictures`), anything else at the brand whose moderator says so.
 *
 * Members' role compares with these lists whenever it stores an upload, so it reads the hashes; by whom, when and for which photo is staff's to
 * know. No function of the owner's stands before them: it would answer the same question, and the definer role reads nothing but its key.
 */
export default class extends BaseSchema {
  async up() {
    const columns = `
      -- The photo it was, which may be gone by now: a verdict that is undone takes its ban back.
      photo_id bigint not null,
      -- SHA-256 of the uploaded file; drawn photos and old ones of conversations have none.
      source_hash bytea,
      -- Null for plain pictures, which look like thousands of others.
      perceptual_hash bigint
        check (bit_count(perceptual_hash::bit(64)) between 8 and 56),
      -- Of staff.
      banned_by bigint not null,
      banned_at timestamptz not null default now(),
      check (num_nonnulls(source_hash, perceptual_hash) > 0)`
    this.schema.raw(`
      create table global.banned_pictures (
        ${columns},
        reason text not null check (reason in ('minor', 'intimate')),
        primary key (photo_id)
      );
      create table app.banned_photos (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        ${columns},
        reason text not null check (reason in ('explicit', 'contact', 'rights', 'other')),
        primary key (tenant_id, photo_id)
      );
      ${grantSelect(['source_hash', 'perceptual_hash', 'reason'], 'global.banned_pictures', 'rt')}
      ${grant('select, insert, delete', 'global.banned_pictures', 'staff')}
      ${tenantTable('banned_photos', { members: '', staff: 'select, insert, delete' })}
      ${grantSelect(['tenant_id', 'source_hash', 'perceptual_hash', 'reason'], 'app.banned_photos', 'rt')}

      -- Why the banned picture that it looks like was banned: moderators see it first.
      alter table app.photos add column resembles text
        check (resembles in ('minor', 'intimate', 'explicit', 'contact', 'rights', 'other'));
      -- SHA-256 of the uploaded file.
      alter table app.chat_photos add column source_hash bytea;
    `)
  }
}
