import { DeletionLink } from './deletion_link.tsx'
import { LinkOver } from '#site/features/identity/links/link_over.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

export function DeletionPage({ token, link: { used, expired } }: LinkPage) {
  if (used || expired) return <LinkOver purpose="deletion" reason={used ? 'used' : 'expired'} />
  return <DeletionLink token={token} />
}
