import { createHash } from 'node:crypto'
import { cachedForSite } from '#app/tenancy/sites/cached_for_site'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from '#app/tenancy/sites/site'

/** Raise it when the drawing changes, so that clients fetch the new image. */
const DRAWING = 1

export interface ShareImage {
  name: string
  /** The front page's heading in the domain's language, as link previews send no cookies; may be empty. */
  title: string
  version: string
  path: string
}

export function shareImage(site: Site): ShareImage {
  return cachedForSite(site, 'share image', () => {
    const { name } = site.settings
    const title = inLanguage(site.settings.index_title, site.language, site.language)
    const version = createHash('sha256')
      .update(JSON.stringify([DRAWING, site.theme, name, title]))
      .digest('base64url')
      .slice(0, 12)
    return { name, title, version, path: `/icons/share.png?v=${version}` }
  })
}
