import { STAFF_RULES } from './console/staff_rules.ts'
import { PEOPLE_RULES } from './console/people_rules.ts'
import { MODERATION_RULES } from './console/moderation_rules.ts'
import { BRAND_RULES } from './console/brand_rules.ts'
import { OFFERS_RULES } from './console/offers_rules.ts'
import { ADMINS_ONLY, type IdPlace, noIds, OPEN_TO_STAFF, type Rule, takes } from './rule.ts'

const manifest: IdPlace = {
  kind: 'tenant slug',
  to: 'platform admins',
  tellsNothing: true,
  body: (tenant) => ({ tenant }),
}

/** Rules of the routes on the platform's own hosts; see `rules.ts`. */
export const PLATFORM_RULES: Readonly<Record<string, Rule>> = {
  ...STAFF_RULES,
  ...PEOPLE_RULES,
  ...MODERATION_RULES,
  ...BRAND_RULES,
  ...OFFERS_RULES,
  'console.screen': noIds(OPEN_TO_STAFF, { path: () => '/' }),
  'console.openapi.show': noIds(OPEN_TO_STAFF),
  'manifests.schema': noIds(OPEN_TO_STAFF),
  // An incomplete manifest changes nothing and is answered alike, whichever brand it names.
  'manifests.plan': takes(manifest),
  'manifests.apply': takes(manifest),
  'manifests.show': takes({ kind: 'tenant slug', to: 'platform admins' }),
  'access_tokens.index': noIds(ADMINS_ONLY),
  'access_tokens.store': noIds(
    { ...ADMINS_ONLY, 'platform admin': 201 },
    { body: () => ({ name: 'A script', scopes: ['manifests'], days: 1 }) }
  ),
  'access_tokens.destroy': takes({ kind: 'access token', to: 'platform admins' }),

  // credits: the sandbox gateway
  'sandbox.payments.store': noIds({ anybody: 401 }),
  'sandbox.payments.refund': takes({ kind: 'checkout', to: 'anybody', tellsNothing: true }),
  'sandbox.payments.index': noIds({ anybody: 401 }),
  'sandbox.payments.show': takes({ kind: 'checkout', to: 'anybody', tellsNothing: true }),
  'sandbox.mandates.index': noIds({ anybody: 200 }),
  'sandbox.mandates.store': noIds({ anybody: 401 }),
  'sandbox.mandates.debit': noIds({ anybody: 401 }, { with: { id: 'sbm_0' } }),
  'sandbox.mandates.destroy': noIds({ anybody: 401 }, { with: { id: 'sbm_0' } }),
  'sandbox.checkouts.show': takes({ kind: 'checkout', to: 'anybody', bearer: true }),
  'sandbox.checkouts.update': takes({ kind: 'checkout', to: 'anybody', bearer: true, with: { outcome: 'pending' } }),

  // notices: captured mail
  'captured_mails.index': noIds({ anybody: 200 }),
  'captured_mails.show': takes({ kind: 'captured mail', to: 'anybody', bearer: true }),
  'captured_mails.body': takes({ kind: 'captured mail', to: 'anybody', bearer: true }),

  // health
  'admin_health.live': noIds(OPEN_TO_STAFF),
  'admin_health.ready': noIds(OPEN_TO_STAFF),
  'mail_health.live': noIds({ anybody: 200 }),
  'mail_health.ready': noIds({ anybody: 200 }),
  'pay_health.live': noIds({ anybody: 200 }),
  'pay_health.ready': noIds({ anybody: 200 }),
}
