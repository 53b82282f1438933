/** What connects the servers: PostgreSQL's notifications, or Redis. */
export interface Line {
  readonly isUp: boolean
  /** Writes it to the socket at once; resolves when it arrived. @throws when it may not have, and the line is down */
  say(text: string): Promise<void>
  hangUp(): Promise<void>
}

export interface Listener {
  hear(text: string): void
  /** The line is up, whether for the first time or again. */
  connected(): void
}

/** Room for a batch: PostgreSQL takes less than 8,000 bytes. */
export const LONGEST_TEXT = 7_900
