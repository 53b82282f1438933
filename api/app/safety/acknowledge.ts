import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { fictionalMark } from '#app/members/people/fictional_mark'
import Profile from '#app/members/people/profile'
import { visibleTo } from '#app/members/people/visible_to'
import { creditsInMoney } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
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
 * It is written and judged in one round trip: a refusal takes it back.
 * @throws NotFound for a real profile, and for what the member can't see
 * @throws FictionalTextChanged when the text he read is no longer the one shown
 */
export async function acknowledge({ member, profileId, version, site, language }: Reading): Promise<Acknowledgement> {
  const price = creditsInMoney(site, site.settings.message_credits, member.profile.country)
  const [profile, [stored]] = await Promise.all([
    visibleTo(Profile.query(), member).where('profiles.id', rowId(profileId)).first(),
    tenantRows(
      `insert into app.disclosure_acknowledgements (member_id, text_version, language, profile_id, price_minor, currency)
       select :memberId, :version, :language, id, :priceMinor, :currency from app.profiles
       where tenant_id = (select sec.tenant_id()) and id = :profileId and kind = 'fictional'
       returning *`,
      { memberId: member.id, version, language, profileId, priceMinor: price.cost_minor, currency: price.currency }
    ),
  ])
  if (!profile?.isFictional) throw new NotFound()
  if (fictionalMark(profile, site, language).fictional?.version !== version) throw new FictionalTextChanged()
  return Acknowledgement.$createFromAdapterResult(stored!) as Acknowledgement
}
