import { ExportLink } from './export_link.tsx'
import { LinkOver } from '#site/features/identity/links/link_over.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

/** Works until it expires, however often it is used. */
export function ExportPage({ link: { expired } }: LinkPage) {
  return expired ? <LinkOver purpose="export" reason="expired" /> : <ExportLink />
}
