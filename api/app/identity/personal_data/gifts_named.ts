import { type GiftFace, giftName } from '#app/credits/gifts/gift_face'
import type Member from '#app/members/people/member'
import type { Site } from '#app/tenancy/sites/site'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { PersonalDataRow } from '#app/identity/personal_data/personal_data_rows'

/** Names for the gifts in the member's messages, by id. */
export async function giftsNamed(
  site: Site,
  { language }: Member,
  { messages }: Record<string, PersonalDataRow[]>
): Promise<Map<string, string>> {
  const ids = new Set(messages!.map(({ gift_id: id }) => id).filter(Boolean))
  const gifts = await tenantRows<GiftFace & { id: string }>(
    `select id::text, names, picture from app.gifts where tenant_id = (select sec.tenant_id()) and id = any (:ids)`,
    { ids: [...ids] }
  )
  return new Map(gifts.map((gift) => [gift.id, giftName(gift, language, site)]))
}
