/**
 * What staff may note about a conversation: chosen from these lists, never written, so that nothing of health, faith or sexuality gets there
 * (product: desk notes are closed fields).
 */
export const DESK_NOTES = {
  /** What the member likes to talk about. */
  topics: [
    'everyday',
    'work',
    'family',
    'friends',
    'hobbies',
    'music',
    'films',
    'books',
    'sports',
    'food',
    'travel',
    'animals',
    'garden',
    'humour',
  ],
  /** Who lives with them, as far as they said. */
  animals: ['dog', 'cat', 'horse', 'birds', 'other'],
  /** What they told of the days ahead. */
  plans: ['weekend', 'holiday', 'birthday', 'moving', 'new_job', 'exam', 'visit'],
  /** How they like to be written to. */
  style: ['short', 'long', 'playful', 'calm', 'formal'],
  /** What was said last, to go on from. */
  open: ['question_unanswered', 'told_story', 'said_goodnight', 'away_for_days'],
} as const satisfies Record<string, readonly string[]>

export type NoteField = keyof typeof DESK_NOTES

export const NOTE_FIELDS = Object.keys(DESK_NOTES) as NoteField[]

/** By field, the values that are noted. */
export type DeskNotes = Record<NoteField, string[]>
