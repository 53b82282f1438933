/** What staff note about a member for their colleagues. */
export interface MemberNote {
  id: string
  text: string
  written_by: { id: string; name: string } | null
  written_at: string
}

export interface NotesPage {
  notes: MemberNote[]
  /** Of the next, older page; null at the end. */
  next: string | null
}
