import { DateTime } from 'luxon'
import type { Manifest, WholeManifest } from './manifest.js'

export function wholeManifest(manifest: Manifest): WholeManifest {
  const {
    company,
    domains,
    pages = {},
    texts = {},
    packages = [],
    gifts = [],
    discount_codes = [],
    campaigns = [],
    postbacks = [],
    invite_codes = [],
    staff = [],
    theme = {},
    settings = {},
  } = manifest
  const { tenant, state, niche, time_zone } = manifest
  return {
    tenant,
    state,
    company: {
      ...company,
      tradenames: company.tradenames ?? [],
      vat_numbers: company.vat_numbers ?? [],
      vat_oss: company.vat_oss ?? false,
      delete_discount: company.delete_discount ?? 0,
      added: new Date(company.added).toISOString(),
      representative: company.representative ?? '',
      register: company.register ?? '',
      mediator: company.mediator ?? '',
      mediator_address: company.mediator_address ?? '',
      mediator_url: company.mediator_url ?? '',
      creditor_id: company.creditor_id ?? '',
    },
    niche,
    time_zone,
    theme,
    domains: domains
      .map(({ main = false, settings: own = {}, ...domain }) => ({ ...domain, main, settings: own }))
      .sort(by(({ main, host }) => `${main ? 0 : 1} ${host}`)),
    settings,
    pages,
    texts,
    packages: packages
      .map(({ bonus_credits = 0, recommended = false, starts = '', ends = '', position, ...one }) => ({
        ...one,
        bonus_credits,
        recommended,
        // PostgreSQL says null where a manifest says nothing.
        ...(typeof position === 'number' && { position }),
        starts: isOver(starts, time_zone) ? '' : starts,
        ends,
      }))
      .filter(({ ends }) => !isOver(ends, time_zone))
      .sort(
        by(({ country, credits, key, starts }) => `${country} ${String(credits).padStart(10, '0')} ${key} ${starts}`)
      ),
    gifts: gifts.map(({ key, picture = key, names = {}, credits }) => ({
      key,
      picture,
      names,
      // PostgreSQL says null where a manifest says nothing.
      ...(credits && { credits }),
    })),
    discount_codes: discount_codes
      .map(({ validity = 'once-per-user', payment_methods = [], starts_at, expires_at, ...one }) => ({
        ...one,
        validity,
        payment_methods: payment_methods.toSorted(),
        ...(starts_at && Date.parse(starts_at) > Date.now() && { starts_at: new Date(starts_at).toISOString() }),
        ...(expires_at && { expires_at: new Date(expires_at).toISOString() }),
      }))
      .sort(by(({ code }) => code)),
    postbacks: postbacks
      .map(({ method = 'GET', events, ...one }) => ({ ...one, events: events.toSorted(), method }))
      .sort(by(({ key }) => key)),
    campaigns: campaigns.toSorted(by(({ slug }) => slug)),
    invite_codes: invite_codes.toSorted(by(({ code }) => code)),
    staff: staff
      .map(({ email, roles }) => ({ email: email.toLowerCase(), roles: roles.toSorted() }))
      .sort(by(({ email }) => email)),
  }
}

/** Local times of the brand. A package that has begun is sold from now on, and one that has ended is not in the manifest any more. */
function isOver(moment: string, zone: string): boolean {
  return moment !== '' && DateTime.fromISO(moment, { zone }) <= DateTime.now()
}

function by<T>(name: (one: T) => string) {
  return (one: T, other: T) => (name(one) < name(other) ? -1 : 1)
}
