/** What an id can name; `things_of.ts` makes one of each in a brand. */
export type Kind =
  | 'profile'
  | 'profile to block'
  | 'profile to report'
  | 'fictional profile'
  | 'conversation'
  | 'order'
  | 'order link'
  | 'payment'
  | 'checkout'
  | 'package'
  | 'saved method'
  | 'mandate'
  | 'draft mandate'
  | 'ledger transaction'
  | 'discount code'
  | 'link token'
  | 'unsubscribe link'
  | 'reset link'
  | 'email change link'
  | 'email change stop link'
  | 'session'
  | 'deletion link'
  | 'restore link'
  | 'shut-out link'
  | 'shut-out link to delete'
  | 'data export'
  | 'search alert'
  | 'signup draft'
  | 'age check'
  | 'complaint link'
  | 'privacy link'
  | 'e-mail'
  | 'invite code'
  | 'photo'
  | 'photo to remove'
  | 'photo file'
  | 'chat photo'
  | 'chat photo file'
  | 'push endpoint'
  | 'captured mail'
  | 'member'
  /** With the brand's id appended as `tenant_id`. */
  | 'member of a tenant'
  /** The brand's id and the file's name. */
  | 'member photo'
  | 'audit entry'
  | 'held message'
  | 'profile text'
  | 'verification'
  | 'push'
  | 'announcement'
  | 'campaign'
  | 'complaint'
  | 'suspicion'
  | 'desk flag'
  | 'answer template'
  | 'discount'
  | 'listed invite code'
  | 'postback receiver'
  | 'postback'
  /** In the console, where those of all members of a brand are listed. */
  | 'listed order'
  | 'listed mandate'
  | 'refund'
  | 'payment task'
  | 'payment block'
  | 'banned photo'
  | 'banned picture'
  | 'deletion'
  | 'erasure'
  | 'privacy request'
  | 'partner consent'
  | 'access token'
  | 'staff member'
  | 'tenant'
  | 'tenant slug'
  | 'domain'
  | 'company'
  | 'niche'
  | 'platform'

/** Who asks a host's calls (`actors_of.ts`). */
export type ActorName =
  | 'visitor'
  | 'unactivated'
  | 'free'
  | 'premium'
  | 'nobody'
  | 'platform admin'
  | 'operator'
  | 'read only'
  | 'ungranted'
  | 'anybody'

/** Actors that are answered alike. */
export const TOGETHER = {
  members: ['unactivated', 'free', 'premium'],
  staff: ['platform admin', 'operator', 'read only'],
} as const satisfies Record<string, readonly ActorName[]>

/** How a call is asked, apart from its id. */
export interface Sending {
  with?: Record<string, string>
  /** The body, with the id in it if it belongs there. */
  body?: (id: unknown) => unknown
  headers?: (id: unknown) => Record<string, string>
  /** Everything after the path's last parameter, or the whole path of a call that takes any. */
  path?: (id: string) => string
}

export interface IdPlace extends Sending {
  kind: Kind
  /** Who may ask at all; others are asked to log in, whatever the id. */
  to: 'anybody' | 'members' | 'staff' | 'platform admins'
  /** Every id gets the same answer, so nothing reveals whether it exists. */
  tellsNothing?: true
  /** Anyone who knows the id may use it within its brand. */
  bearer?: true
  /** Wrong ids are limited, as they may be guesses. */
  isLimited?: true
  /** A page: an unknown id may show another one. */
  page?: true
  /** An answer logs in, so each request needs a session of its own. */
  logsIn?: true
}

/** The places of a route's ids, or who gets which status. */
export type Rule = { places: IdPlace[] } | { answers: Answers; send: Sending }

/** The status for each actor, or for several together; more than one where it depends on timing. */
export type Answers = Partial<Record<ActorName | keyof typeof TOGETHER, number | readonly number[]>>

export function noIds(answers: Answers, send: Sending = {}): Rule {
  return { answers, send }
}

export function takes(...places: IdPlace[]): Rule {
  return { places }
}

export const OPEN: Answers = { visitor: 200, members: 200 }

export const MEMBERS_ONLY: Answers = { visitor: 403, members: 200 }

export const OPEN_TO_STAFF: Answers = { nobody: 200, staff: 200, ungranted: 200 }

export const ADMINS_ONLY: Answers = { nobody: 403, staff: 403, ungranted: 403, 'platform admin': 200 }
