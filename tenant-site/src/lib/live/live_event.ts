/** Tells that something changed; what it is now is fetched. */
export type Poke = {
  kind: 'message' | 'read' | 'typing' | 'chats' | 'likes' | 'match' | 'user'
  conversation: string | null
  seq: number | null
  /** The other person; of `read` the one who read, and null if the member did, on this device or another one. */
  profile: string | null
}

/** What a stream of live events says; `resync`: pokes may have been lost. */
export type LiveEvent = { name: 'poke'; poke: Poke } | { name: 'resync' } | { name: 'signed_out' }

export type LiveListener = {
  onEvent: (event: LiveEvent) => void
  /** True when a stream began: what happened before it has to be fetched. */
  onLive: (isLive: boolean) => void
}
