/** Raised whenever sessions may have ended, so that a session read before that isn't trusted after it. */
let changes = 0

export function sessionsChanged(): void {
  changes++
}

export function sessionChanges(): number {
  return changes
}
