import mailchecker from 'mailchecker'
import type { Site } from '#app/tenancy/sites/site'

/**
 * Whether a brand takes no address of this domain, because it is thrown away after use: what the brand says of a domain counts, then the list.
 * Subdomains belong to their domain.
 */
export function isDisposableEmail(
  {
    settings,
  }: {
    settings: Pick<Site['settings'], 'refuse_disposable_emails' | 'allowed_email_domains' | 'refused_email_domains'>
  },
  email: string
): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  const names = (domains: readonly string[]) => domains.some((one) => domain === one || domain.endsWith(`.${one}`))
  if (names(settings.allowed_email_domains)) return false
  return names(settings.refused_email_domains) || (settings.refuse_disposable_emails && isListed(domain))
}

function isListed(domain: string): boolean {
  const parts = domain.split('.')
  return parts.some((_, index) => mailchecker.blacklist().has(parts.slice(index).join('.')))
}
