import { type DeskNotes, NOTE_FIELDS, type NoteField } from '@manyhearts/locales/desk_notes'
import { NOTE_DAYS } from '#app/chat/desk/note_days'
import { tenantRows } from '#app/tenancy/context/tenant_context'

/** What is noted about a conversation, as far as it is not too old. */
export async function readDeskNotes(conversationId: string): Promise<DeskNotes> {
  const rows = await tenantRows<{ field: NoteField; value: string }>(
    `select field, value from app.desk_notes where tenant_id = (select sec.tenant_id()) and conversation_id = :conversationId
       and noted_at > now() - make_interval(days => :days) order by field, value`,
    { conversationId, days: NOTE_DAYS }
  )
  const values = (field: NoteField) => rows.filter((row) => row.field === field).map(({ value }) => value)
  return Object.fromEntries(NOTE_FIELDS.map((field) => [field, values(field)])) as DeskNotes
}
