import { lockProfile } from '#app/members/people/lock_profile'
import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import type { TextField } from './profile_text.js'
import { type TextFinding, textFinding } from './text_finding.js'

export type Texts = Partial<Record<TextField, string>>

/** A text that its member wrote before, and others don't see. */
export interface EarlierText {
  field: TextField
  body: string
}

interface Writing {
  /** What is written now. */
  texts: Texts
  /** What others see. */
  shown: Record<TextField, string>
  unseen: readonly EarlierText[]
  isModerated: boolean
}

export interface SortedTexts {
  /** What others see from now on. */
  published: Texts
  /** What staff read first. */
  held: { field: TextField; body: string; found: TextFinding }[]
  /** Fields of which a text that was written before counts no more. */
  replaced: TextField[]
}

/** Serializes what is written and decided about a profile's texts until the transaction ends, and reads what others don't see of them. */
export async function lockTexts(profileId: string): Promise<EarlierText[]> {
  const [, unseen] = await pipeline([
    () => lockProfile(profileId),
    () =>
      tenantRows<EarlierText>(
        `select field, body from app.profile_texts
         where tenant_id = (select sec.tenant_id()) and profile_id = :profileId and is_latest and state in ('held', 'refused')`,
        { profileId }
      ),
  ])
  return unseen
}

/** Which of the texts others see at once. The very text that waits or was refused changes nothing, and one that others see already is not judged. */
export function sortTexts({ texts, shown, unseen, isModerated }: Writing): SortedTexts {
  const sorted: SortedTexts = { published: {}, held: [], replaced: [] }
  for (const [field, body] of Object.entries(texts) as [TextField, string][]) {
    if (unseen.some((text) => text.field === field && text.body === body)) continue
    sorted.replaced.push(field)
    const found = body === shown[field] ? null : textFinding(body, { isModerated })
    if (found) sorted.held.push({ field, body, found })
    else sorted.published[field] = body
  }
  return sorted
}
