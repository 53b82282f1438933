import { ErasureCertificateSchema } from '#generated/schema'

/** Data retained after erasure (product §3); `until` is null while its end isn't known yet. */
export interface RetainedData {
  what: 'books' | 'refunds' | 'mandate' | 'complaint' | 'open_complaint' | 'privacy_request' | 'partners' | 'ban'
  until: string | null
}

export default class ErasureCertificate extends ErasureCertificateSchema {}
