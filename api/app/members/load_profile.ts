import { NotFound } from '#app/http/http_errors'
import { type Card, cardOf, type CardRow } from './card_query.js'
import { oneCardQuery } from './find_card.js'
import { type TellingPerson, TOLD_COLUMNS } from './person.js'
import { interestIdsOf } from './interest_ids_of.js'
import { type Interest, interestsNamed } from './interests.js'
import type { ShownPhoto } from './photo_transformer.js'
import { photosOf } from './photos_of.js'
import { photosShown } from './photos_shown.js'
import type { Viewer } from './viewer.js'

/** All of a person that a profile page shows. */
export interface ShownProfile extends Card {
  profile: TellingPerson
  photos: ShownPhoto[]
  interests: Interest[]
  conversationId: string | null
}

/** A person for the profile page: three statements that travel together. @throws NotFound as `findCard` does */
export async function loadProfile(viewer: Viewer, id: unknown): Promise<ShownProfile> {
  const [row, photos, interestIds] = await Promise.all([
    withConversation(viewer, id).first(),
    photosOf(String(id), viewer.member),
    interestIdsOf(String(id)),
  ])
  if (!row) throw new NotFound()
  const card = cardOf(row)
  return {
    ...card,
    profile: { ...card.profile, ...TOLD_COLUMNS.in(row) },
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
    .pojo<CardRow & { conversation_id: string | null }>()
    .select(TOLD_COLUMNS.selected)
    .select('conversations.id as conversation_id')
    .leftJoin('conversations', (on) =>
      on
        .on('conversations.tenant_id', 'profiles.tenant_id')
        .andOnVal('conversations.low_profile_id', pair[0]!)
        .andOnVal('conversations.high_profile_id', pair[1]!)
    )
}
