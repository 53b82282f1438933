import { useState } from 'react'
import { isAlike } from '#console/forms/drafts.ts'

interface Versioned {
  /** Changes with the row; what is sent names the one that was read, and another one is refused (409). */
  version: string
}

/**
 * What is written of a row that others may change meanwhile. Who changed nothing yet is shown the newest; otherwise what they wrote
 * stays, with the version that they read, until they choose.
 */
export function useDraftOf<Row extends Versioned, Draft>(row: Row | undefined, draftOf: (row?: Row) => Draft) {
  const [base, setBase] = useState(row)
  const [draft, setDraft] = useState(() => draftOf(row))
  const saved = draftOf(base)
  const newest = draftOf(row)
  const isChanged = !isAlike(draft, saved)
  const isNewer = row !== undefined && row.version !== base?.version
  const isConflict = isNewer && isChanged && !isAlike(draft, newest)

  function takeTheirs() {
    setBase(row)
    setDraft(newest)
  }

  if (isNewer && !isConflict) takeTheirs()

  return {
    draft,
    setDraft,
    isChanged,
    /** The row that was read: what is sent changes this one, in its version. */
    base,
    discard: () => setDraft(saved),
    /** What someone else saved meanwhile, and the two ways to go on. */
    conflict: isConflict ? { theirs: newest, takeTheirs, keepMine: () => setBase(row) } : undefined,
  }
}
