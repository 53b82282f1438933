import { createHash } from 'node:crypto'
import { keptForSite } from '#app/tenancy/sites/kept_for_site'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from '#app/tenancy/sites/site'

/** Raised whenever the picture is drawn otherwise: who kept the old one then asks for the new. */
const DRAWING = 1

/** The picture that stands for a brand where a link to it is shared: what it says, and where it is. */
export interface ShareImage {
  name: string
  /** The front page's heading in the domain's language, as no cookie comes along when a link is looked up; may be empty. */
  title: string
  /** Changes with the look and the words. */
  version: string
  path: string
}

/** A brand's picture for shared links. */
export function shareImage(site: Site): ShareImage {
  return keptForSite(site, 'share image', () => {
    const { name } = site.settings
    const title = inLanguage(site.settings.index_title, site.language, site.language)
    const version = createHash('sha256')
      .update(JSON.stringify([DRAWING, site.theme, name, title]))
      .digest('base64url')
      .slice(0, 12)
    return { name, title, version, path: `/icons/share.png?v=${version}` }
  })
}
