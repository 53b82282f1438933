import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the console looks for, found without walking past everybody else. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      -- A column of its own: behind row-level security an index over lower(name) would not be used, since lower() might leak.
      alter table app.profiles add column name_key text collate "C" generated always as (lower(name)) stored;
      create index profiles_of_members_by_name on app.profiles (tenant_id, name_key, member_id) where kind = 'member';
      create index profiles_of_members_by_activity on app.profiles (tenant_id, last_active_at, member_id) where kind = 'member';
      create index members_by_signup on app.members (tenant_id, signed_up_at, id);
      create index members_by_status on app.members (tenant_id, status, id);

      create index audit_entries_of_tenant on staff.audit_entries (tenant_id, id);
      create index audit_entries_of_staff_member on staff.audit_entries (staff_member_id, id);
      create index audit_entries_by_action on staff.audit_entries (action, id);
      create index grants_of_tenant on staff.grants (tenant_id);
    `)
  }
}
