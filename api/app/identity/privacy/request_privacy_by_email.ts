import { isLimited } from '#app/http/limits/is_limited'
import { limitKey } from '#app/http/limits/limit_key'
import { enqueue } from '#app/jobs/enqueue'
import type { Site } from '#app/tenancy/sites/site'
import PrivacyLink from './privacy_link.js'
import type { PrivacyKind } from './privacy_request.js'

const MAILS_PER_HOUR = 3

interface Asked {
  kind: PrivacyKind
  words: string
  email: string
}

/** Mails a link to whatever address it is: no member is looked for before the link is pressed, so nothing here can tell of any. */
export async function requestPrivacyByEmail(site: Site, asked: Asked, language: string): Promise<void> {
  if (await isLimited(limitKey(site, 'privacy-link', asked.email), MAILS_PER_HOUR, '1 hour')) return
  const { id } = await PrivacyLink.keep({ ...asked, language })
  await enqueue('send_mail', { mail: 'privacy_link', link: id })
}
