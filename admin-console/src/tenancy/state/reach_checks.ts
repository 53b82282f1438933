/** Whether visitors of a host reach this installation, asked now. */
export interface DomainCheck {
  addresses: string[]
  state: 'reached' | 'no_address' | 'unreachable' | 'certificate' | 'elsewhere'
  certificate_ends_at: string | null
}

/** Whether mail programs trust what a brand sends, asked now. */
export interface MailCheck {
  address: string
  state: 'ready' | 'missing' | 'captured' | 'unknown'
  missing: ('spf' | 'dmarc' | 'mx')[]
}
