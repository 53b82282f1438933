interface SitePage {
  path: string
  for: 'anyone' | 'visitor' | 'member' | 'searcher'
}

const TABLE = new URL('../tenant-site/src/lib/pages/pages.tsx', import.meta.url)

/** Every URL of the member site, imported without types because those belong to the site. */
export async function sitePages(): Promise<SitePage[]> {
  const { pages } = (await import(TABLE.href)) as { pages: Record<string, SitePage[]> }
  return Object.values(pages).flat()
}
