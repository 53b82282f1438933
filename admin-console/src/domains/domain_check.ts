/** Whether visitors of a host reach this installation, asked now. */
export interface DomainCheck {
  addresses: string[]
  state: 'reached' | 'no_address' | 'unreachable' | 'certificate' | 'elsewhere'
  certificate_ends_at: string | null
}
