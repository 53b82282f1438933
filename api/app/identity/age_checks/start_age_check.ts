import type { HttpContext } from '@adonisjs/core/http'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import type Member from '#app/members/people/member'
import AgeCheck from './age_check.js'
import { ageProviderNamed } from './age_provider_named.js'
import { AgeCheckNotNeeded } from '#app/identity/account/identity_errors'
import { ActivationRequired } from '#app/members/people/members_errors'
import { limitKey } from '#app/http/limits/limit_key'
import { limited } from '#app/http/limits/limited'
import { needsAgeCheck } from '#app/members/access/needs_age_check'

const PER_DAY = 20

/** Registered with the providers as redirect URI, so it must not change. */
export const RETURN_PATH = '/age-check/return'

export async function startAgeCheck(ctx: HttpContext): Promise<string> {
  const site = siteOf(ctx)
  const member = await asTenant(site, () => admit(ctx))
  const provider = ageProviderNamed(site.settings.age_provider)
  const { url, secrets } = await provider.begin(siteAddress(site.host, RETURN_PATH), ctx.language)
  await asTenant(site, () => AgeCheck.begin(member.id, provider.name, secrets))
  return url
}

async function admit(ctx: HttpContext): Promise<Member> {
  const site = siteOf(ctx)
  const member = await ctx.auth.use('member').authenticate()
  if (!needsAgeCheck(site, ctx.request.ip(), member)) throw new AgeCheckNotNeeded()
  if (!member.isActivated) throw new ActivationRequired()
  await limited(limitKey(site, 'age check', member.id), PER_DAY, '1 day')
  return member
}
