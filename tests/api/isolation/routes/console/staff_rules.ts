import { randomUUID } from 'node:crypto'
import { listPlaces, rowPlaces, searchPlaces, updatePlaces } from '../console_resources.ts'
import { ADMINS_ONLY, noIds, OPEN_TO_STAFF, type Rule, takes } from '../rule.ts'

const credential = { id: 'AA', rawId: 'AA', type: 'public-key' }

const NO_TOKEN = 'n'.repeat(43)

const ALL_STAFF = { nobody: 403, staff: 200, ungranted: 200 }

/** Of staff themselves, and of what all lists of the console share. */
export const STAFF_RULES: Readonly<Record<string, Rule>> = {
  'staff.sessions.store': noIds(
    { nobody: 401, staff: 401, ungranted: 401 },
    { body: () => ({ email: `${randomUUID()}@example.com`, password: 'wrong password' }) }
  ),
  'staff.sessions.show': noIds({ nobody: 403, staff: 200, ungranted: 200 }),
  'staff.sessions.destroy': noIds({ nobody: 204, staff: 204, ungranted: 204 }),
  'staff.passkey_sessions.create': noIds(OPEN_TO_STAFF),
  'staff.passkey_sessions.store': noIds(
    { nobody: 401, staff: 401, ungranted: 401 },
    {
      body: () => ({
        offer: 'forged',
        response: { ...credential, response: { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' } },
      }),
    }
  ),
  // Whose link is known may be opened by anybody (`staff/accounts.spec.ts`). This is nobody's.
  'staff.password_links.show': noIds({ nobody: 404, staff: 404, ungranted: 404 }, { with: { token: NO_TOKEN } }),
  'staff.password_links.update': noIds(
    { nobody: 404, staff: 404, ungranted: 404 },
    { with: { token: NO_TOKEN }, body: () => ({ password: 'a password of staff' }) }
  ),
  // What is one's own has no id but of passkeys and sessions, and others' are nobody's (`staff/own_account.spec.ts`).
  'own_account.show': noIds(ALL_STAFF),
  'own_account.update': noIds(ALL_STAFF, { body: () => ({ name: 'Kim', language: 'en' }) }),
  'own_account.password.update': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    { body: () => ({ current_password: 'wrong', password: 'a password of staff' }) }
  ),
  'own_account.authenticator.store': noIds(ALL_STAFF),
  'own_account.authenticator.update': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    { body: () => ({ offer: 'forged', code: '123456' }) }
  ),
  'own_account.recovery_codes.store': noIds(ALL_STAFF),
  'own_account.passkeys.create': noIds(ALL_STAFF),
  'own_account.passkeys.store': noIds(
    { ...ALL_STAFF, staff: 422, ungranted: 422 },
    {
      body: () => ({
        offer: 'forged',
        name: 'Key',
        response: { ...credential, response: { clientDataJSON: 'AA', attestationObject: 'AA' } },
      }),
    }
  ),
  'own_account.passkeys.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'own_account.sessions.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'own_account.sessions.destroy_others': noIds({ ...ALL_STAFF, staff: 204, ungranted: 204 }),
  'staff_members.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    {
      body: () => ({
        email: `${randomUUID()}@example.com`,
        name: 'Kim',
        language: 'en',
        platform_admin: false,
        grants: [],
      }),
    }
  ),
  'staff_members.update': takes({
    kind: 'staff member',
    to: 'platform admins',
    body: () => ({ name: 'Kim de Wit' }),
  }),
  'staff_members.password_links.store': takes({ kind: 'staff member', to: 'platform admins' }),
  'staff_members.second_factors.destroy': takes({ kind: 'staff member', to: 'platform admins' }),
  // Filters are of who named them, and others' are nobody's (`admin/lists_kept/saved_filters.spec.ts`).
  'console.saved_filters.index': noIds(ALL_STAFF),
  'console.saved_filters.store': noIds(
    { ...ALL_STAFF, staff: 201, ungranted: 403 },
    { body: () => ({ resource: 'tenants', name: randomUUID(), filter: {}, sort: ['name', 'ASC'] }) }
  ),
  'console.saved_filters.update': noIds(
    { ...ALL_STAFF, staff: 404, ungranted: 404 },
    { with: { id: '1' }, body: () => ({ name: 'Mine' }) }
  ),
  'console.saved_filters.destroy': noIds({ ...ALL_STAFF, staff: 404, ungranted: 404 }, { with: { id: '1' } }),
  'console.access.show': noIds({ nobody: 403, staff: 200, ungranted: 200 }),
  'console.search.show': takes(...searchPlaces),
  'console.dashboards.show': noIds({ nobody: 403, staff: 200, ungranted: 403 }),
  'console.system_health.show': noIds(ADMINS_ONLY),
  'console.resources.index': takes(...listPlaces),
  'console.resources.show': takes(...rowPlaces),
  'console.resources.update': takes(...updatePlaces),
  // Whose they are is shown by `admin/lists_kept/exports.spec.ts`. No export has this number.
  'console.list_exports.index': takes({ kind: 'tenant', to: 'staff' }),
  'console.list_exports.store': takes({
    kind: 'tenant',
    to: 'staff',
    body: () => ({ resource: 'pushes', filter: {}, sort: ['id', 'ASC'], language: 'en' }),
  }),
  'console.list_export_files.show': takes({ kind: 'tenant', to: 'staff', with: { id: '1' }, tellsNothing: true }),
}
