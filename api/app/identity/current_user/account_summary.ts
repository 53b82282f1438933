import { tenantRows } from '#app/tenancy/context/tenant_context'
import { PLAIN_PHOTO, type PlainPhoto } from '#app/members/people/photo'
import { newLikes } from '#app/discovery/likes/new_likes'
import { unreadTotal } from '#app/members/people/unread_total'
import { buyersCurrency } from '#app/tenancy/sites/message_prices'
import type { Site } from '#app/tenancy/sites/site'
import { isInCare } from '#app/chat/care/care_days'
import type { RenewedConsent } from '#app/identity/consents/consent_kinds'
import { MONTH_BEGAN, paidThisMonth } from '#app/credits/transactions/paid_this_month'
import { hasTimeBonus } from '#app/credits/discounts/time_bonus'
import type Member from '#app/members/people/member'

/** Polled every minute by every open browser, hence one query. */
export interface AccountSummary {
  credits: number
  total_unread_messages: number
  total_new_likes: number
  month_spent_minor: number
  time_bonus: boolean
  spending_warned: boolean
  in_care: boolean
  mainPhoto: PlainPhoto | null
  interestIds: string[]
  heldVersions: Partial<Record<RenewedConsent, string>>
}

export async function accountSummary({ id, profile, showFictional }: Member, site: Site): Promise<AccountSummary> {
  const [row] = await tenantRows<AccountSummary>(
    `select coalesce(wallets.bonus + wallets.bought, 0) as credits,
       ${unreadTotal(':profileId', ':showFictional')} as total_unread_messages,
       ${newLikes(':profileId', ':showFictional')} as total_new_likes,
       ${paidThisMonth('members.id')} as month_spent_minor,
       exists (select from app.spending_guards
         where tenant_id = (select sec.tenant_id()) and member_id = members.id
           and warned_at >= ${MONTH_BEGAN}) as spending_warned,
       ${isInCare('members.id')} as in_care,
       ${hasTimeBonus('members', ':paidUser')} as time_bonus,
       array(select interest_id::text from app.profile_interests
        where tenant_id = (select sec.tenant_id()) and profile_id = :profileId) as "interestIds",
       (select coalesce(jsonb_object_agg(kind, version), '{}') from (
          select kind, max(version) as version from app.consents
          where tenant_id = (select sec.tenant_id()) and member_id = members.id and revoked_at is null
            and kind in ('terms', 'privacy') group by kind) held) as "heldVersions",
       ${PLAIN_PHOTO} as "mainPhoto"
     from app.members
     left join app.wallets on wallets.tenant_id = members.tenant_id and wallets.member_id = members.id
     left join app.photos on photos.tenant_id = members.tenant_id and photos.id = :mainPhotoId
     where members.tenant_id = (select sec.tenant_id()) and members.id = :id`,
    {
      id,
      profileId: profile.id,
      paidUser: profile.paidUser,
      mainPhotoId: profile.mainPhotoId ?? '0',
      showFictional,
      currency: buyersCurrency(site, profile.country),
      timeZone: site.timeZone,
    }
  )
  return row!
}
