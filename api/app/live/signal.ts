/** What a member's screens may have to ask anew: a message, a read mark, somebody typing, the list of chats, likes, a match, the own account. */
export type PokeKind = 'message' | 'read' | 'typing' | 'chats' | 'likes' | 'match' | 'user'

/** A poke, or word to the servers alone that a member's sessions may have ended. */
export interface Signal {
  tenant: string
  /** Whose streams: a profile's or a member's (`p` or `m` and its id). */
  whom: string
  kind: PokeKind | 'sessions'
  conversation: string | null
  seq: number | null
  /** The other person's. */
  profile: string | null
}

const NOTHING = '-'

/** Ids and numbers only: whoever reads or forges such a line learns nothing, and makes clients ask once more. */
export function lineOf({ tenant, whom, kind, conversation, seq, profile }: Signal): string {
  return [tenant, whom, kind, conversation ?? NOTHING, seq ?? NOTHING, profile ?? NOTHING].join(' ')
}

/** Undefined for a line of another version. */
export function signalOf(line: string): Signal | undefined {
  const [tenant, whom, kind, conversation, seq, profile] = line.split(' ')
  if (!tenant || !whom || !kind || !conversation || !seq || !profile) return undefined
  return {
    tenant,
    whom,
    kind: kind as Signal['kind'],
    conversation: conversation === NOTHING ? null : conversation,
    seq: seq === NOTHING ? null : Number(seq),
    profile: profile === NOTHING ? null : profile,
  }
}
