import { ErasureCertificateSchema } from '#generated/schema'

/** Something of the closed list of product.md §3 that stays, and until which day; until it is settled, when there is none. */
export interface Kept {
  what: 'books' | 'refunds' | 'complaint' | 'open_complaint' | 'ban'
  until: string | null
}

/** What has to be told to somebody of whom nothing else is known any more. */
export default class ErasureCertificate extends ErasureCertificateSchema {}
