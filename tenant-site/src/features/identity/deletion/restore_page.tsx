import { LinkOver } from '#site/features/identity/links/link_over.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'
import { RestoreLink } from './restore_link.tsx'

export function RestorePage({ token, link: { used, expired } }: LinkPage) {
  if (used || expired) return <LinkOver purpose="restore" reason={used ? 'used' : 'expired'} />
  return <RestoreLink token={token} />
}
