import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from '#app/tenancy/sites/site'
import { siteLook } from '#app/tenancy/themes/theme'
import { wordsIn } from '#app/http/words'

/** Pages a finger may go to straight from the icon, most wanted first (phones show three or four), and what they are called. */
const SHORTCUTS = [
  ['/chats', 'nav.messages'],
  ['/likes', 'nav.likes'],
  ['/members', 'nav.search'],
  ['/credits', 'nav.credits'],
] as const

/** What makes a brand's site installable, in a language (W3C Web Application Manifest). */
export function webManifest(site: Site, language: string) {
  const { settings } = site
  const { modes, default_mode: mode } = siteLook(site)
  const t = wordsIn(language, 'site')
  return {
    id: '/',
    name: settings.name,
    short_name: settings.name,
    description: inLanguage(settings.description, language, site.language),
    lang: language,
    dir: 'ltr',
    categories: ['social', 'lifestyle'],
    start_url: '/members',
    scope: '/',
    display: 'standalone',
    background_color: modes[mode].surface_0,
    theme_color: modes[mode].surface_0,
    icons: [
      { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) => [
        icon(`/icons/${size}.png`, size, 'any'),
        icon(`/icons/maskable-${size}.png`, size, 'maskable'),
      ]),
    ],
    shortcuts: SHORTCUTS.map(([url, key]) => ({ name: t(key), url, icons: [icon('/icons/192.png', 192, 'any')] })),
  }
}

function icon(src: string, size: number, purpose: 'any' | 'maskable') {
  return { src, sizes: `${size}x${size}`, type: 'image/png', purpose }
}
