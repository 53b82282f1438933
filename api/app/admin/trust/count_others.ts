import { tenantRows } from '#app/tenancy/context/tenant_context'
import { during } from './during.js'
import type { Span, TrustFigures } from './trust_figures.js'

type Others = Pick<TrustFigures, 'software' | 'photos' | 'misuse' | 'authorities' | 'honesty'>

/** What is counted by itself; of what software did, what people decided about messages and texts that were held. */
export async function countOthers(span: Span): Promise<Others> {
  const [counts] = await tenantRows<Record<string, number>>(
    `select ${Object.entries(COUNTED)
      .map(([name, from]) => `(select count(*)::int from ${from}) as ${name}`)
      .join(',\n')}`,
    span
  )
  const of = (name: keyof typeof COUNTED) => counts![name]!
  return {
    software: {
      hidden: of('hidden'),
      held: of('held') + of('texts_held'),
      judged: of('held_judged') + of('texts_judged'),
      overturned: of('held_released') + of('texts_published'),
    },
    photos: { shown: of('photos_shown'), refused: of('photos_refused') },
    misuse: { unfounded: of('unfounded'), warned: of('reporters_warned'), unheeded: of('reporters_unheeded') },
    authorities: { told: of('authorities_told') },
    honesty: { answers: of('honest_answers'), conversations: of('fictional_conversations') },
  }
}

const OF_BRAND = 'tenant_id = (select sec.tenant_id())'

/** Rows to count, by what they are. */
const COUNTED = {
  hidden: `app.complaints where ${OF_BRAND} and hidden_for_all and ${during('created_at')}`,
  held: `app.held_messages where ${OF_BRAND} and ${during('held_at')}`,
  held_judged: `app.held_messages where ${OF_BRAND} and ${during('decided_at')}`,
  // What the brand has read anyway is no software's.
  texts_held: `app.profile_texts where ${OF_BRAND} and found <> 'every' and ${during('held_at')}`,
  texts_judged: `app.profile_texts where ${OF_BRAND} and found <> 'every' and ${during('decided_at')}`,
  texts_published: `app.profile_texts where ${OF_BRAND} and found <> 'every' and state = 'published' and ${during('decided_at')}`,
  held_released: `app.held_messages where ${OF_BRAND} and state = 'released' and ${during('decided_at')}`,
  photos_shown: `app.photos where ${OF_BRAND} and status = 'active' and ${during('judged_at')}`,
  photos_refused: `app.photos where ${OF_BRAND} and status = 'refused' and ${during('judged_at')}`,
  unfounded: `app.complaints where ${OF_BRAND} and unfounded and ${during('decided_at')}`,
  reporters_warned: `app.sanctions where ${OF_BRAND} and kind = 'reports_warned' and ${during('imposed_at')}`,
  reporters_unheeded: `app.sanctions where ${OF_BRAND} and kind = 'reports_unheeded' and ${during('imposed_at')}`,
  authorities_told: `app.suspicions where ${OF_BRAND} and ${during('informed_at')}`,
  honest_answers: `app.messages where ${OF_BRAND} and kind = 'system' and not points_to_help and ${during('sent_at')}`,
  // The newest message spares looking into those in which nobody has written since.
  fictional_conversations: `app.desk_chats
    join app.conversations on conversations.tenant_id = desk_chats.tenant_id and conversations.id = desk_chats.conversation_id
    where desk_chats.${OF_BRAND} and conversations.last_message_at >= cast(:from as timestamptz)
      and exists (select from app.messages where messages.tenant_id = desk_chats.tenant_id
        and messages.conversation_id = desk_chats.conversation_id and ${during('messages.sent_at')})`,
}
