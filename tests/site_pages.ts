/** A URL of the member site, as its table of routes has it. */
interface SitePage {
  path: string
  for: 'anyone' | 'visitor' | 'member' | 'searcher'
}

const TABLE = new URL('../tenant-site/src/lib/pages/pages.tsx', import.meta.url)

/** Every URL of the member site. Its types are the site's own affair, so it is imported without them. */
export async function sitePages(): Promise<SitePage[]> {
  const { pages } = (await import(TABLE.href)) as { pages: Record<string, SitePage[]> }
  return Object.values(pages).flat()
}
