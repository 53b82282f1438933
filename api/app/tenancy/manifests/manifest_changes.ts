import { differences, type Value } from '#app/tenancy/audit/differences'
import type { StoredCompany } from '#app/tenancy/manifests/storing/locked_company'
import type { WholeManifest } from './manifest.js'
import { pagesOf } from '#app/tenancy/manifests/pages_of'
import { textsOf } from './texts_of.js'

export interface Change {
  what: string
  how: 'new' | 'changed' | 'ended'
  fields: { field: string; from: Value; to: Value }[]
  /** Slugs of the brands that a changed company serves: it changes for each of them. */
  brands?: string[]
}

type Things = Map<string, object>

/** `company` is the wanted company as it is now; it may already serve other brands. */
export function manifestChanges(
  before: WholeManifest | undefined,
  company: StoredCompany | undefined,
  after: WholeManifest
): Change[] {
  const was: Things = before ? thingsOf(before) : new Map()
  if (before && before.company.key !== after.company.key) was.delete(`company ${before.company.key}`)
  const companyName = `company ${after.company.key}`
  if (company) was.set(companyName, company.company)
  const wanted = thingsOf(after)
  const ended = [...was].filter(([what]) => !wanted.has(what))
  return [
    ...ended.map(([what, old]): Change => ({ what, how: 'ended', fields: fieldsOf(old, {}) })),
    ...[...wanted].flatMap(([what, fields]): Change[] => {
      const old = was.get(what)
      if (!old) return [{ what, how: 'new', fields: fieldsOf({}, fields) }]
      const changed = fieldsOf(old, fields)
      if (changed.length === 0) return []
      return [{ what, how: 'changed', fields: changed, ...(what === companyName && { brands: company!.brands }) }]
    }),
  ]
}

function fieldsOf(before: object, after: object): Change['fields'] {
  return Object.entries(differences(before, after)).map(([field, values]) => ({ field, ...values }))
}

function thingsOf({
  tenant,
  company,
  domains,
  pages,
  texts,
  packages,
  gifts,
  discount_codes,
  campaigns,
  postbacks,
  invite_codes,
  staff,
  ...rest
}: WholeManifest): Things {
  return new Map<string, object>([
    [`company ${company.key}`, { ...company }],
    [`tenant ${tenant}`, { ...rest, company: company.key }],
    ...domains.map(({ host, ...domain }) => [`domain ${host}`, domain] as const),
    ...pagesOf({ pages }).map(({ name, language, ...page }) => [`page ${name} ${language}`, page] as const),
    ...textsOf({ texts }).map(({ wording, name, text }) => [`text ${wording} ${name}`, { text }] as const),
    ...packages.map(({ country, key, starts, ...one }) => {
      const from = starts && ` from ${starts}`
      return [`package ${country} ${key}${from}`, one] as const
    }),
    ...gifts.map(({ key, ...one }) => [`gift ${key}`, one] as const),
    ...(gifts.length > 1 ? [['order of gifts', { keys: gifts.map(({ key }) => key) }] as const] : []),
    ...discount_codes.map(({ code, ...one }) => [`discount code ${code}`, one] as const),
    ...postbacks.map(({ key, ...one }) => [`postback ${key}`, one] as const),
    ...campaigns.map(({ slug, texts }) => [`campaign ${slug}`, texts] as const),
    ...invite_codes.map(({ code, uses }) => [`invite code ${code}`, { uses }] as const),
    ...staff.map(({ email, roles }) => [`staff ${email}`, { roles }] as const),
  ])
}
