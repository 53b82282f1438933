import { isRowId } from '#app/http/validation/row_id'
import type { Refusal } from '#app/http/http_errors'
import { GiftNotOffered, PriceChanged } from '#app/credits/ledger/credits_errors'
import type { Site } from '#app/tenancy/sites/site'
import { tenantModels } from '#app/tenancy/context/tenant_models'
import Gift from './gift.js'

/** A gift as somebody wants to give it, and what it costs now. */
export interface GiftOffer {
  id: string
  credits: number
  gift: Gift | null
  refusal: Refusal | null
}

/** Asked with what a message depends on, before its request was read: `id` may be anything. One statement. */
export async function findGift(id: unknown): Promise<Gift | null> {
  if (!isRowId(id)) return null
  const [gift] = await tenantModels(
    Gift,
    `select gifts.*, next.credits as next_credits, next.id is not null as has_next
     from app.gifts
     left join app.gifts next on next.tenant_id = gifts.tenant_id and next.key = gifts.key and next.ends_at is null
     where gifts.tenant_id = (select sec.tenant_id()) and gifts.id = :id`,
    { id }
  )
  return gift ?? null
}

/** `seen` is the price that the sender was shown. What was changed since is a new gift, whose price the refusal names. */
export function giftOffer(id: string, gift: Gift | null, site: Site, seen?: number): GiftOffer {
  const next = gift && { credits: gift.isOffered ? gift.credits : (gift.$extras.next_credits as number | null) }
  if (!gift || !next || !(gift.isOffered || gift.$extras.has_next))
    return { id, credits: 0, gift, refusal: new GiftNotOffered() }
  const credits = next.credits ?? site.settings.gift_credits
  const isChanged = !gift.isOffered || (seen !== undefined && seen !== credits)
  return { id, credits, gift, refusal: isChanged ? new PriceChanged({ credits, context: 'gift' }) : null }
}
