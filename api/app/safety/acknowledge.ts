import { paidPrice } from '#app/credits/ledger/paid_price'
import { pipeline } from '#app/tenancy/context/pipeline'
import { NotFound } from '#app/http/http_errors'
import { rowId } from '#app/http/validation/row_id'
import type Member from '#app/members/people/member'
import { fictionalMark } from '#app/members/people/fictional_mark'
import Profile from '#app/members/people/profile'
import { visibleTo } from '#app/members/people/visible_to'
import { buyersCurrency, messagePrice } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Acknowledgement from './acknowledgement.js'
import { FictionalTextChanged } from './safety_errors.js'

interface Reading {
  member: Member
  profileId: string
  version: string
  site: Site
  language: string
}

/** Records the text read and the price named, of a range the highest; an error rolls it back. @throws NotFound unless fictional and visible, FictionalTextChanged */
export async function acknowledge({ member, profileId, version, site, language }: Reading): Promise<Acknowledgement> {
  const offered = messagePrice(site, member.profile.country)
  const [profile, [stored]] = await pipeline([
    () => visibleTo(Profile.query(), member).where('profiles.id', rowId(profileId)).first(),
    () =>
      tenantModels(
        Acknowledgement,
        `insert into app.disclosure_acknowledgements (member_id, text_version, language, profile_id, price_minor, currency)
       select :memberId, :version, :language, id, coalesce((paid ->> 'minor')::int, :mostMinor), coalesce(paid ->> 'currency', :currency)
       from app.profiles cross join (select ${paidPrice(':memberId', ':credits')} as paid) held
       where tenant_id = (select sec.tenant_id()) and id = :profileId and kind = 'fictional'
       returning *`,
        {
          memberId: member.id,
          version,
          language,
          profileId,
          credits: site.settings.message_credits,
          mostMinor: offered?.most_minor ?? 0,
          currency: offered?.currency ?? buyersCurrency(site, member.profile.country),
        }
      ),
  ])
  if (!profile?.isFictional) throw new NotFound()
  if (fictionalMark(profile, site, language).fictional?.version !== version) throw new FictionalTextChanged()
  return stored!
}
