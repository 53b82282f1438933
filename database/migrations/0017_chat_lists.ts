import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate, tenantTable } from '../row_security.ts'

const ADDED = ['last_message_at', 'changed_in', 'muted_at']

/**
 * What a member's list of conversations needs: its order, what changed since it was last asked for, who is muted, and unsent texts.
 * A side's `changed_in` is the transaction that last changed what the list shows of it. Asked of the snapshot in which a list was read
 * (`pg_visible_in_snapshot`), it tells whether that list has seen it; a time couldn't, as it comes before the commit.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.conversation_sides
        add column last_message_at timestamptz not null default now(),
        add column changed_in xid8 not null default pg_current_xact_id(),
        add column muted_at timestamptz;
      alter table app.profiles add column read_receipts boolean not null default true;

      create function app.note_side_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        new.changed_in := pg_current_xact_id();
        return new;
      end $$;
      create trigger note_change before update on app.conversation_sides for each row
        when (old.* is distinct from new.*) execute function app.note_side_change();

      -- Lists show the partner, too, and leave out whoever may not be met.
      create function app.note_partner_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      begin
        update app.conversation_sides set changed_in = pg_current_xact_id()
        where tenant_id = new.tenant_id and partner_profile_id = new.id;
        return null;
      end $$;
      create trigger note_partner_change after update of name, main_photo_id, left_at on app.profiles for each row
        when ((old.name, old.main_photo_id, old.left_at) is distinct from (new.name, new.main_photo_id, new.left_at))
        execute function app.note_partner_change();

      create function app.note_meeting_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare
        changed jsonb := to_jsonb(coalesce(new, old));
        one bigint := coalesce(changed ->> 'blocker_profile_id', changed ->> 'profile_id');
        other bigint := coalesce(changed ->> 'blocked_profile_id', changed ->> 'subject_id');
      begin
        update app.conversation_sides set changed_in = pg_current_xact_id()
        where tenant_id = (changed ->> 'tenant_id')::bigint
          and (profile_id = one and partner_profile_id = other or profile_id = other and partner_profile_id = one);
        return null;
      end $$;
      create trigger note_meeting_change after insert or delete on app.blocks
        for each row execute function app.note_meeting_change();
      create trigger note_meeting_change after insert or delete on app.hidings
        for each row execute function app.note_meeting_change();

      -- One unsent text of a member to a person, gone when it is sent.
      create table app.drafts (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        profile_id bigint not null,
        partner_profile_id bigint not null,
        body text not null check (length(body) between 1 and 5000),
        written_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, profile_id, partner_profile_id),
        foreign key (tenant_id, profile_id) references app.profiles (tenant_id, id),
        foreign key (tenant_id, partner_profile_id) references app.profiles (tenant_id, id)
      );
      create index drafts_to on app.drafts (tenant_id, partner_profile_id);
      create function app.note_draft_change() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
      declare
        changed app.drafts := coalesce(new, old);
      begin
        update app.conversation_sides set changed_in = pg_current_xact_id()
        where tenant_id = changed.tenant_id and profile_id = changed.profile_id and partner_profile_id = changed.partner_profile_id;
        return null;
      end $$;
      create trigger note_draft_change after insert or update or delete on app.drafts
        for each row execute function app.note_draft_change();

      ${tenantTable('drafts', { members: 'select, insert, update, delete', staff: 'select' }, ['profile_id', 'partner_profile_id'])}
      ${grantUpdate(ADDED, 'app.conversation_sides', 'rt')}
      ${grantUpdate(ADDED, 'app.conversation_sides', 'staff')}
      ${grantUpdate(['read_receipts'], 'app.profiles', 'rt')}
    `)
  }
}
