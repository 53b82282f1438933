import type { Manifest, WholeManifest } from '#app/tenancy/manifests/manifest'

interface Asked {
  name: string
  slug: string
  host: string
}

/** What was given out, or tells others of its visitors: nothing of it holds for another brand. */
type Own = 'discount_codes' | 'invite_codes' | 'postbacks'

/**
 * A draft that is as another brand is, under its own name and host, which its texts and addresses name instead. It has one host;
 *
 * codes and postbacks are left out, and so is a picture that was uploaded for the other brand.
 */
export function brandLike(model: WholeManifest, { name, slug, host }: Asked): Manifest {
  const {
    discount_codes: _codes,
    invite_codes: _invites,
    postbacks: _postbacks,
    ...shared
  } = model satisfies Record<Own, unknown>
  const { hero: _hero, ...theme } = model.theme
  // A payment provider accepts each brand by itself.
  const { payment_niche_accepted: _accepted, ...ownSettings } = model.settings
  const main = model.domains.find((domain) => domain.main)!
  const modelName = model.settings.name ?? model.tenant
  const renamed = <T>(value: T) =>
    eachText(value, (text) => withName(text.replaceAll(main.host, host), modelName, name))
  return {
    ...shared,
    tenant: slug,
    state: 'draft',
    theme,
    domains: [{ ...main, host, settings: renamed(main.settings) }],
    settings: { ...renamed(ownSettings), name },
    pages: renamed(model.pages),
    campaigns: renamed(model.campaigns),
  }
}

/** The name stands by itself, not within a longer word. */
function withName(text: string, from: string, to: string): string {
  const whole = new RegExp(String.raw`(?<![\p{L}\p{N}])${RegExp.escape(from)}(?![\p{L}\p{N}])`, 'gu')
  return text.replace(whole, () => to)
}

function eachText<T>(value: T, change: (text: string) => string): T {
  if (typeof value === 'string') return change(value) as T
  if (Array.isArray(value)) return value.map((one) => eachText(one, change)) as T
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, eachText(one, change)])) as T
}
