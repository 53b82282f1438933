import type { DateTime } from 'luxon'
import { staffName } from '#app/admin/resources/definition/staff_name'
import { tenantRows } from '#app/tenancy/context/tenant_context'

const NOTES_OF_PAGE = 20

interface NoteRow {
  id: string
  text: string
  written_by: { id: string; name: string } | null
  written_at: DateTime
}

export interface MemberNote extends Omit<NoteRow, 'written_at'> {
  written_at: string
}

export interface NotesPage {
  notes: MemberNote[]
  /** Of the next, older page; null at the end. */
  next: string | null
}

/** A page of what staff noted about a member, the newest first; from the one before `before` on. */
export async function readNotes(memberId: string, before: string | undefined): Promise<NotesPage> {
  const rows = await tenantRows<NoteRow>(
    `select notes.id::text, notes.text, notes.written_at, ${staffName('notes.written_by')} from app.member_notes notes
     where notes.tenant_id = (select sec.tenant_id()) and notes.member_id = :memberId ${before ? 'and notes.id < :before' : ''}
     order by notes.id desc limit :rows`,
    { memberId, ...(before && { before }), rows: NOTES_OF_PAGE + 1 }
  )
  const notes = rows.slice(0, NOTES_OF_PAGE)
  return {
    notes: notes.map((note) => ({ ...note, written_at: note.written_at.toUTC().toISO()! })),
    next: rows.length > NOTES_OF_PAGE ? notes.at(-1)!.id : null,
  }
}
