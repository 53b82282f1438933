import { pipeline } from '#app/tenancy/context/pipeline'
import { tenantRows } from '#app/tenancy/context/tenant_context'
import { NotFound } from '#app/http/http_errors'
import { type Card, cardOf, type CardRow } from '#app/members/people/card_query'
import { oneCardQuery } from '#app/members/people/find_card'
import { DETAIL_COLUMNS, profileColumns, type ProfileDetails } from '#app/members/people/person'
import { interestIdsOf } from './interest_ids_of.js'
import { type Interest, interestsNamed } from '#app/members/places/interests'
import type { ShownPhoto } from '#app/members/people/photo_transformer'
import { photosOf } from '#app/members/people/photos_of'
import { photosShown } from '#app/members/people/photos_shown'
import type { Viewer } from '#app/members/people/viewer'

const COLUMNS = profileColumns(DETAIL_COLUMNS)

export interface ShownProfile extends Card {
  profile: ProfileDetails
  photos: ShownPhoto[]
  interests: Interest[]
  conversationId: string | null
}

export async function loadProfile(viewer: Viewer, id: unknown): Promise<ShownProfile> {
  const [[row], photos, interestIds] = await pipeline([
    () => tenantRows(withConversation(viewer, id)),
    () => photosOf(String(id), viewer.member),
    () => interestIdsOf(String(id)),
  ])
  if (!row) throw new NotFound()
  const card = cardOf(row)
  return {
    ...card,
    profile: { ...row, ...card.profile },
    photos: photosShown(photos, card, viewer),
    interests: await interestsNamed(interestIds, viewer.language),
    conversationId: row.conversation_id,
  }
}

function withConversation({ member }: Viewer, id: unknown) {
  const pair = [member?.profile.id ?? '0', String(id)].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1)
  )
  return oneCardQuery(member, id)
    .pojo<CardRow & ProfileDetails & { conversation_id: string | null }>()
    .select(COLUMNS)
    .select('conversations.id as conversation_id')
    .leftJoin('conversations', (on) =>
      on
        .on('conversations.tenant_id', 'profiles.tenant_id')
        .andOnVal('conversations.low_profile_id', pair[0]!)
        .andOnVal('conversations.high_profile_id', pair[1]!)
        // As `isBegun`.
        .andOn((begun) =>
          begun
            .onVal('conversations.last_seq', '>', 0)
            .orOnVal('conversations.started_by_profile_id', member?.profile.id ?? '0')
        )
    )
}
