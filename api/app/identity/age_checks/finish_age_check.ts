import type { HttpContext } from '@adonisjs/core/http'
import { siteAddress } from '#app/tenancy/sites/site_address'
import { siteOf } from '#app/tenancy/sites/site_of'
import { asTenant } from '#app/tenancy/context/tenant_context'
import AgeCheck from './age_check.js'
import type { AgeAnswer, AgeOutcome } from './age_provider.js'
import { ageProviderNamed } from './age_provider_named.js'
import { TokenInvalid } from '#app/identity/account/identity_errors'
import { RETURN_PATH } from './start_age_check.js'

/** Only the member who started a check can finish it; repeating it returns the same outcome. @throws TokenInvalid */
export async function finishAgeCheck(ctx: HttpContext, state: string, answer: AgeAnswer): Promise<AgeOutcome> {
  const site = siteOf(ctx)
  const check = await asTenant(site, async () => {
    const member = await ctx.auth.use('member').authenticate()
    return AgeCheck.ofState(member.id, state)
  })
  if (!check) throw new TokenInvalid()
  if (check.outcome) return check.outcome as AgeOutcome
  if (check.isExpired) throw new TokenInvalid()
  const secrets = { state, nonce: check.nonce!, codeVerifier: check.codeVerifier! }
  const outcome = await ageProviderNamed(check.provider).judge(siteAddress(site.host, RETURN_PATH), answer, secrets)
  return asTenant(site, () => check.decide(outcome))
}
