import { createHmac } from 'node:crypto'
import { DateTime } from 'luxon'
import { PrivacyLinkSchema } from '#generated/schema'
import { tokenHash } from '#app/http/opaque_token'
import { derivedSecret } from '#app/tenancy/context/database_roles'
import { newId } from '#app/tenancy/context/new_id'
import { currentTenant } from '#app/tenancy/context/tenant_context'
import type { PrivacyKind } from './privacy_request.js'

const HOURS = 24

interface Unproven {
  kind: PrivacyKind
  words: string
  email: string
  language: string
}

/** What somebody without a log-in asks, until they press the mailed link within a day; from then on it leads to the request. */
export default class PrivacyLink extends PrivacyLinkSchema {
  static async keep(asked: Unproven): Promise<PrivacyLink> {
    const link = new PrivacyLink()
    link.merge({
      ...asked,
      id: await newId(),
      tenantId: currentTenant().id,
      expiresAt: DateTime.now().plus({ hours: HOURS }),
    })
    link.tokenHash = tokenHash(link.token)
    return link.save()
  }

  static byToken(token: string): Promise<PrivacyLink | null> {
    return this.findBy({ tokenHash: tokenHash(token) })
  }

  /** Sent in the link; the table stores only its hash. */
  get token(): string {
    return createHmac('sha256', derivedSecret('tokens of privacy requests'))
      .update(`${this.tenantId}.${this.id}`)
      .digest('base64url')
  }

  get isProven(): boolean {
    return this.requestId !== null && this.requestId !== undefined
  }

  /** Never once it was pressed: it shows how the request stands for as long as that is kept. */
  get isExpired(): boolean {
    return !this.isProven && this.expiresAt <= DateTime.now()
  }
}
