/** What the id of a call can be of. `things_of.ts` makes one of each in a brand. */
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
  | 'ledger transaction'
  | 'link token'
  | 'unsubscribe link'
  | 'reset link'
  | 'email change link'
  | 'email change stop link'
  | 'session'
  /** Of a mail that deletes an account, and of one that restores it. */
  | 'deletion link'
  | 'restore link'
  | 'data export'
  | 'search alert'
  | 'signup draft'
  | 'age check'
  | 'complaint link'
  | 'e-mail'
  | 'invite code'
  | 'photo'
  | 'photo to remove'
  | 'photo file'
  | 'push endpoint'
  | 'captured mail'
  | 'member'
  /** With his brand's id as `tenant_id` behind it. */
  | 'member of a tenant'
  /** The brand's id and the file's name. */
  | 'member photo'
  | 'audit entry'
  | 'access token'
  | 'tenant'
  | 'tenant slug'
  | 'domain'
  | 'company'
  | 'niche'
  | 'platform'

/** Who stands before a host's calls (`actors_of.ts`). */
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

/** Several of them at once, where they are answered alike. */
export const TOGETHER = {
  members: ['unactivated', 'free', 'premium'],
  staff: ['platform admin', 'operator', 'read only'],
} as const satisfies Record<string, readonly ActorName[]>

/** How a call is asked beside its id. */
export interface Sending {
  /** Other parameters of the path. */
  with?: Record<string, string>
  /** The body, with the id in it if it stands there. */
  body?: (id: unknown) => unknown
  headers?: (id: unknown) => Record<string, string>
  /** Everything behind the path's last parameter, or the whole path of a call that takes any. */
  path?: (id: string) => string
}

/** A place of a call where an id goes in. */
export interface IdPlace extends Sending {
  kind: Kind
  /** Whom the call is for at all; others are asked to log in, whatever the id. */
  to: 'anybody' | 'members' | 'staff' | 'platform admins'
  /** The same is answered for every id: nothing tells whether it was anybody's. */
  tellsNothing?: true
  /** Whoever knows the id may use it, wherever he comes from in its brand. */
  bearer?: true
  /** It is a page: where no id is, another page may be. */
  page?: true
  /** An answer logs in, so each asking needs a session of its own. */
  logsIn?: true
}

/** What is said of a route: the places of its ids, or who gets which status. */
export type Rule = { places: IdPlace[] } | { answers: Answers; send: Sending }

/** The status for each, or for several together; more than one where it is a matter of the moment. */
export type Answers = Partial<Record<ActorName | keyof typeof TOGETHER, number | readonly number[]>>

/** The route takes no id: whom it answers how. */
export function noIds(answers: Answers, send: Sending = {}): Rule {
  return { answers, send }
}

/** The route takes ids, each at one of these places. */
export function takes(...places: IdPlace[]): Rule {
  return { places }
}

/** A JSON call without an id that is open to everybody on a brand's host. */
export const OPEN: Answers = { visitor: 200, members: 200 }

/** One that visitors are refused. */
export const MEMBERS_ONLY: Answers = { visitor: 403, members: 200 }

/** One of the console's that everybody may ask. */
export const OPEN_TO_STAFF: Answers = { nobody: 200, staff: 200, ungranted: 200 }

/** One of the console's that platform admins alone are let through to. */
export const ADMINS_ONLY: Answers = { nobody: 403, staff: 403, ungranted: 403, 'platform admin': 200 }
