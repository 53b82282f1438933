/** How long a note of the desk is kept. */
export const NOTE_DAYS = 90
