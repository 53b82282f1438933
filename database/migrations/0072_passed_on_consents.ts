import { BaseSchema } from '@adonisjs/lucid/schema'
import { grantUpdate } from '../row_security.ts'

/**
 * When data was passed on to partners by a member's consent, under which addresses, and when the partners were told that the consent
 * ended (GDPR art. 7(3), 19). Who took it out of the console said why.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      alter table app.consents
        add column passed_on_at timestamptz,
        -- Addresses change, and partners know those they were given.
        add column passed_on_emails text[] not null default '{}',
        add column partners_told_at timestamptz,
        add check (passed_on_at is null or kind = 'member_resell'),
        add check ((passed_on_at is null) = (passed_on_emails = '{}')),
        add check (partners_told_at is null or (passed_on_at is not null and revoked_at is not null));
      create index consents_for_partners on app.consents (tenant_id, id) where kind = 'member_resell';
      create index consents_untold on app.consents (tenant_id, revoked_at)
        where passed_on_at is not null and revoked_at is not null and partners_told_at is null;
      ${grantUpdate(['partners_told_at'], 'app.consents', 'rt')}
      ${grantUpdate(['revoked_at', 'passed_on_at', 'passed_on_emails'], 'app.consents', 'staff')}

      alter table staff.list_exports add column reason text check (length(reason) between 3 and 200);
    `)
  }
}
