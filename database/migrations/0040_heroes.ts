import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

/** Pictures that a brand's front page may show instead of its preset's drawings. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      create table app.heroes (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        -- Of what was uploaded: the first half of its SHA-256.
        key text not null check (key ~ '^[0-9a-f]{32}$'),
        version int not null default 1,
        width int not null check (width > 0),
        height int not null check (height > 0),
        -- Of its files.
        widths int[] not null,
        -- A thumbhash in base64.
        placeholder text not null,
        -- What every crop keeps in sight, in percent from the left and from the top.
        focus_x smallint not null default 50 check (focus_x between 0 and 100),
        focus_y smallint not null default 50 check (focus_y between 0 and 100),
        -- What is seen, by language.
        alt jsonb not null default '{}',
        -- Who is named below it; empty where the licence doesn't ask for that.
        credit text not null default '' check (length(credit) <= 120),
        holder text not null check (length(holder) between 1 and 120),
        source text not null check (length(source) between 1 and 300),
        licence text not null check (licence in ('own', 'commissioned', 'bought', 'free', 'generated')),
        confirmed_by bigint not null,
        added_at timestamptz not null default now(),
        primary key (tenant_id, key)
      );
      ${tenantTable('heroes', { members: 'select', staff: 'select, insert, update, delete' }, ['key', 'width', 'height', 'widths', 'placeholder', 'confirmed_by', 'added_at'])}

      -- What pages show of them, by key, so that a page need not read them.
      alter table global.tenants add column heroes jsonb not null default '{}';
      ${grantUpdate(['heroes'], 'global.tenants', 'staff')}
    `)
  }
}
