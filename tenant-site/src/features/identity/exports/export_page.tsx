import { ExportLink } from './export_link.tsx'
import { LinkOver } from '#site/features/identity/links/link_over.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'

/** The link of a mail that leads to the copy of one's data, as often as it is used, as long as it is good. */
export function ExportPage({ link: { expired } }: LinkPage) {
  return expired ? <LinkOver purpose="export" reason="expired" /> : <ExportLink />
}
