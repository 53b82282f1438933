import { NotFound } from '#app/http/http_errors'
import { currentTransaction } from '#app/tenancy/tenant_context'
import { type Card, cardOf } from './card_query.js'
import { oneCardQuery } from './find_card.js'
import { type Interest, interestsIn } from './interests.js'
import Photo from './photo.js'
import type { ShownPhoto } from './photo_transformer.js'
import { photosShown } from './photos_shown.js'
import type { Viewer } from './viewer_of.js'

/** All of a person that a profile page shows. */
export interface ShownProfile extends Card {
  photos: ShownPhoto[]
  interests: Interest[]
  conversationId: string | null
}

/** A person for the profile page: three statements that travel together. @throws NotFound as `findCard` does */
export async function loadProfile(viewer: Viewer, id: unknown): Promise<ShownProfile> {
  const [row, photos, interests] = await Promise.all([
    withConversation(viewer, id).first(),
    photosOf(viewer, id),
    interestsOf(viewer, id),
  ])
  if (!row) throw new NotFound()
  return {
    ...cardOf(row),
    photos: photosShown(photos, row, viewer),
    interests,
    conversationId: row.$extras.conversation_id ?? null,
  }
}

function withConversation({ member }: Viewer, id: unknown) {
  const pair = [member?.profile.id ?? '0', String(id)].sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1)
  )
  return oneCardQuery(member, id)
    .select('conversations.id as conversation_id')
    .leftJoin('conversations', (on) =>
      on
        .on('conversations.tenant_id', 'profiles.tenant_id')
        .andOnVal('conversations.low_profile_id', pair[0]!)
        .andOnVal('conversations.high_profile_id', pair[1]!)
    )
}

async function photosOf({ member }: Viewer, id: unknown): Promise<Photo[]> {
  const isOwn = member?.profile.id === id
  return Photo.query()
    .where('profile_id', String(id))
    .whereIn('status', isOwn ? ['active', 'pending'] : ['active'])
}

async function interestsOf({ language }: Viewer, id: unknown): Promise<Interest[]> {
  const [liked, all] = await Promise.all([
    currentTransaction()
      .from('app.profile_interests')
      .select('interest_id')
      .whereRaw('tenant_id = (select sec.tenant_id())')
      .where('profile_id', String(id)),
    interestsIn(language),
  ])
  const ids = new Set(liked.map(({ interest_id }) => interest_id as string))
  return all.filter(({ id: interest }) => ids.has(interest))
}
