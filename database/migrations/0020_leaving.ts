import { BaseSchema } from '@adonisjs/lucid/schema'
import { grant, tenantTable } from '../row_security.ts'

/** Lets a check on a column admit more words, whatever it admits by now. */
const admit = (table: string, column: string, words: string[]) => `
  do $$ declare old record; begin
    select conname, pg_get_expr(conbin, conrelid) as rule into strict old from pg_constraint
      where conrelid = 'app.${table}'::regclass and contype = 'c' and conkey =
        array[(select attnum from pg_attribute where attrelid = 'app.${table}'::regclass and attname = '${column}')];
    execute format('alter table app.${table} drop constraint %I, add constraint %I check (%s or ${column} in (%s))',
      old.conname, old.conname, old.rule, '${words.map((word) => `''${word}''`).join(', ')}');
  end $$;`

/**
 * Leaving: who is gone but may come back, who is erased, what is refunded to them, copies of one's data, and accounts nobody
 * uses. What erasing may take from others' tables is the database's to say: an empty shell, never a living member, a text but
 * never a word of it changed.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${admit('members', 'status', ['erased'])}
      ${admit('link_tokens', 'purpose', ['deletion', 'export'])}
      -- An erased member has no address any more.
      drop index app.members_active_email;
      create unique index members_active_email on app.members (tenant_id, email) where status not in ('not_confirmed', 'erased');

      -- Since when somebody is gone: for everybody else there is nobody any more, for good or until he comes back.
      alter table app.profiles add column left_at timestamptz;
      -- Whose photos are for those he liked or wrote to has no public ones; it is emptied too, so it is granted here.
      alter table app.profiles add column photos_private boolean not null default false;
      ${grant('update', 'app.profiles', 'rt', ['kind', 'member_id', 'name_key'])}
      ${grant('update', 'app.profiles', 'staff', ['kind', 'member_id', 'name_key'])}

      create table app.account_deletions (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        reason text check (reason ~ '^[a-z_]{1,40}$'),
        refund_wanted boolean not null default false,
        asked_at timestamptz not null default now(),
        -- Empty while a mail has been asked for and its link not been used.
        left_at timestamptz,
        restorable_until timestamptz,
        -- What the profile was, and will be again.
        profile_status text,
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((left_at is null) = (restorable_until is null) and (left_at is null) = (profile_status is null))
      );
      create index account_deletions_due on app.account_deletions (tenant_id, restorable_until) where left_at is not null;

      -- Bought credits that somebody who leaves wants his money back for, order by order.
      create table app.refund_requests (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        order_id bigint not null,
        credits int not null check (credits > 0),
        amount_minor int not null check (amount_minor > 0),
        currency text not null,
        requested_at timestamptz not null default now(),
        settled_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, order_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
      );
      create index refund_requests_of_member on app.refund_requests (tenant_id, member_id);

      -- What is needed to tell an erased member that he is erased; removed as soon as the mail has gone out.
      create table app.erasure_certificates (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email text not null,
        language text not null,
        kept jsonb not null,
        erased_at timestamptz not null default now(),
        primary key (tenant_id, id)
      );

      -- Keyed hashes of the addresses of banned members who were erased.
      create table app.ban_marks (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        email_hash bytea not null,
        marked_at timestamptz not null default now(),
        primary key (tenant_id, id),
        unique (tenant_id, email_hash)
      );

      create table app.data_exports (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        requested_at timestamptz not null default now(),
        ready_at timestamptz,
        expires_at timestamptz,
        bytes int,
        primary key (tenant_id, id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id),
        check ((ready_at is null) = (expires_at is null) and (ready_at is null) = (bytes is null))
      );
      create index data_exports_of_member on app.data_exports (tenant_id, member_id, id desc);
      create index data_exports_by_end on app.data_exports (tenant_id, expires_at);

      -- The two mails that come before an account nobody uses is deleted.
      create table app.disuse_warnings (
        tenant_id bigint not null default sec.tenant_id() references global.tenants (id),
        id bigint not null default sec.new_id(),
        member_id bigint not null,
        first_at timestamptz not null default now(),
        second_at timestamptz,
        primary key (tenant_id, id),
        unique (tenant_id, member_id),
        foreign key (tenant_id, member_id) references app.members (tenant_id, id)
      );

      ${tenantTable('account_deletions', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('refund_requests', { members: 'select, insert, delete', staff: 'select' })}
      ${grant('update', 'app.refund_requests', 'staff', ['member_id', 'order_id', 'credits', 'amount_minor', 'currency', 'requested_at'])}
      ${tenantTable('erasure_certificates', { members: 'select, insert, delete', staff: 'select' })}
      ${tenantTable('ban_marks', { members: 'select, insert', staff: 'select, delete' })}
      ${tenantTable('data_exports', { members: 'select, insert, update, delete', staff: 'select' })}
      ${tenantTable('disuse_warnings', { members: 'select, insert, update, delete', staff: 'select' })}

      -- What is erased with a member.
      ${grant('delete', 'app.members', 'rt')}
      ${grant('delete', 'app.profiles', 'rt')}
      ${grant('delete', 'app.wallets', 'rt')}
      ${grant('delete', 'app.consents', 'rt')}
      ${grant('delete', 'app.mails', 'rt')}
      ${grant('delete', 'app.conversations', 'rt')}
      ${grant('delete', 'app.conversation_sides', 'rt')}
      ${grant('delete', 'app.messages', 'rt')}
      alter table app.messages alter column body drop not null;
      ${grant('update', 'app.messages', 'rt', ['conversation_id', 'seq', 'sender_profile_id', 'ledger_transaction_id', 'sent_at'])}
      ${grant('update', 'staff.audit_entries', 'staff', ['staff_member_id', 'action', 'at'])}

      create function app.keep_members() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if old.status <> 'erased' then
          raise exception 'a member is removed only after being erased' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.members for each row execute function app.keep_members();

      create function app.keep_profiles() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if old.kind = 'fictional' or not exists (select from app.members
             where tenant_id = old.tenant_id and id = old.member_id and status = 'erased') then
          raise exception 'a profile is removed only with an erased member' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.profiles for each row execute function app.keep_profiles();

      create function app.keep_wallets() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if old.bonus + old.bought > 0 then
          raise exception 'a wallet with credits is not removed' using errcode = 'restrict_violation';
        end if;
        return old;
      end $$;
      create trigger keep before delete on app.wallets for each row execute function app.keep_wallets();

      create function app.keep_messages() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if tg_op = 'DELETE' then
          if old.body is not null or old.ledger_transaction_id is not null then
            raise exception 'a message is removed only after being erased, and when nobody paid for it' using errcode = 'restrict_violation';
          end if;
          return old;
        end if;
        if new.body is not null or new.client_id <> old.id::text or new.request_hash <> '' then
          raise exception 'a message is never changed, only erased' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update or delete on app.messages for each row execute function app.keep_messages();

      create function staff.keep_audit_entries() returns trigger language plpgsql set search_path = pg_catalog as $$
      begin
        if new.detail is distinct from old.detail - 'id' - 'name' - 'reason' then
          raise exception 'an entry of the log is never changed; only whom it names is erased' using errcode = 'restrict_violation';
        end if;
        return new;
      end $$;
      create trigger keep before update on staff.audit_entries for each row execute function staff.keep_audit_entries();
      create index audit_entries_of_member on staff.audit_entries (tenant_id, (detail ->> 'id')) where detail ->> 'level' = 'member';

      -- Whoever removes a row asks every table that may refer to it; these had no index to be asked by.
      create index profiles_by_main_photo on app.profiles (tenant_id, main_photo_id) where main_photo_id is not null;
      create index conversations_of_high on app.conversations (tenant_id, high_profile_id);
      create index conversation_sides_of_conversation on app.conversation_sides (tenant_id, conversation_id);
      create index conversation_sides_of_partner on app.conversation_sides (tenant_id, partner_profile_id);
      create index disclosure_acknowledgements_of_profile on app.disclosure_acknowledgements (tenant_id, profile_id);
      create index ledger_transactions_of_counterpart on app.ledger_transactions (tenant_id, counterpart_profile_id)
        where counterpart_profile_id is not null;
      -- Those few who wrote somebody a message before they were members.
      create index members_with_first_message on app.members (tenant_id) where signup_message is not null;
    `)
  }
}
