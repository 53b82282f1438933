import ErasureHold, { type HoldReason } from '#app/identity/deletion/erasure_hold'
import Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { longDate } from '#app/tenancy/sites/long_date'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import type { ComposedMail } from '#app/notices/mails/composed_mail'
import { erasureHoldMail } from '#app/notices/mails/parts/account/erasure_hold_mail'

/** Tells a member that their data is held; null once the hold was lifted or renewed. Banned ones are told, too. */
export async function composeErasureHold(site: Site, order: { hold: string }): Promise<ComposedMail | null> {
  const hold = await ErasureHold.find(order.hold)
  if (!hold || hold.liftedAt || hold.untold !== null) return null
  const member = await Member.query()
    .where('id', hold.memberId)
    .whereNotIn('status', ['not_confirmed', 'erased'])
    .preload('profile')
    .first()
  return (
    member && {
      kind: 'erasure_hold',
      member,
      mail: erasureHoldMail(wordingOf(site, member.language), {
        brand: site.settings.name,
        name: member.profile.name,
        reason: hold.reason as HoldReason,
        words: hold.words,
        lastDay: longDate(site, member.language, hold.endsAt),
      }),
    }
  )
}
