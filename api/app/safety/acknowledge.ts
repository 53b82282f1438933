import { NotFound } from '#app/http/http_errors'
import { isRowId } from '#app/http/row_id'
import type Member from '#app/identity/member'
import { fictionalMark } from '#app/members/fictional_mark'
import Profile from '#app/members/profile'
import { creditsInMoney } from '#app/tenancy/message_prices'
import type { Site } from '#app/tenancy/site'
import Acknowledgement from './acknowledgement.js'
import { FictionalTextChanged } from './safety_errors.js'

interface Reading {
  member: Member
  profileId: string
  version: string
  site: Site
  language: string
}

/**
 * Records that a member read that fictional profiles are fictional, in which words and at which price, before he pays for one.
 * @throws NotFound for a real profile, and for what the member can't see
 * @throws FictionalTextChanged when the text he read is no longer the one shown
 */
export async function acknowledge({ member, profileId, version, site, language }: Reading): Promise<Acknowledgement> {
  if (!isRowId(profileId) || !member.showFictional) throw new NotFound()
  const profile = await Profile.query()
    .where('id', profileId)
    .where('kind', 'fictional')
    .where('status', 'active')
    .first()
  if (!profile) throw new NotFound()
  if (fictionalMark(profile, site, language).fictional?.version !== version) throw new FictionalTextChanged()
  const price = creditsInMoney(site, site.settings.message_credits, member.profile.country)
  return Acknowledgement.create({
    memberId: member.id,
    textVersion: version,
    language,
    profileId,
    priceMinor: price.cost_minor,
    currency: price.currency,
  })
}
