import { DateTime } from 'luxon'
import { PrivacyRequestSchema } from '#generated/schema'
import { randomSymbols } from '#app/http/random_symbols'

/** What people may ask for about their data (GDPR 15 to 18, 20, 21). */
export const PRIVACY_KINDS = ['access', 'rectification', 'erasure', 'restriction', 'portability', 'objection'] as const

/** How staff know who asks; on the site it is the log-in, or a link to the address. */
export const STAFF_PROOFS = ['support_code', 'letter'] as const

export const PRIVACY_OUTCOMES = ['fulfilled', 'partly', 'refused', 'withdrawn'] as const

export type PrivacyKind = (typeof PRIVACY_KINDS)[number]

export type PrivacyOutcome = (typeof PRIVACY_OUTCOMES)[number]

/** An answer is due within a month, and two months later where staff say why (GDPR 12(3)). */
const MONTHS = 1
const MONTHS_EXTENDED = 3
const NUMBER_LENGTH = 8

interface NewRequest {
  kind: PrivacyKind
  words: string
  language: string
  proof: 'log_in' | 'email_link' | (typeof STAFF_PROOFS)[number]
  receivedAt: DateTime
  memberId?: string
  email?: string
  /** Of staff. */
  assigneeId?: string
}

/** What somebody asked about their data; when it goes, `forget_privacy_requests.ts` says. */
export default class PrivacyRequest extends PrivacyRequestSchema {
  static record(asked: NewRequest): Promise<PrivacyRequest> {
    return PrivacyRequest.create({
      ...asked,
      number: `P-${randomSymbols(NUMBER_LENGTH)}`,
      dueAt: asked.receivedAt.plus({ months: MONTHS }),
    })
  }

  static openOf(memberId: string, kind: PrivacyKind): Promise<PrivacyRequest | null> {
    return PrivacyRequest.query().where({ member_id: memberId, kind }).whereNull('answered_at').first()
  }

  /** Of an address that is no member's. */
  static openAt(email: string, kind: PrivacyKind): Promise<PrivacyRequest | null> {
    return PrivacyRequest.query().where({ email, kind }).whereNull('answered_at').first()
  }

  get extendedDueAt(): DateTime {
    return this.receivedAt.plus({ months: MONTHS_EXTENDED })
  }
}
