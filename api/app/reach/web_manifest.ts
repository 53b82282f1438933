import { appShortName } from '#app/tenancy/settings/app_short_name'
import { inLanguage } from '#app/tenancy/settings/resolve_settings'
import type { Site } from '#app/tenancy/sites/site'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { resolvedTheme } from '#app/tenancy/themes/theme'
import { translationsIn } from '#app/http/translations'

/** Most important first, as phones show only three or four. */
const SHORTCUTS = [
  ['/chats', 'nav.messages'],
  ['/likes', 'nav.likes'],
  ['/members', 'nav.search'],
  ['/credits', 'nav.credits'],
] as const

export function webManifest(site: Site, language: string) {
  const { settings } = site
  const { modes, default_mode: mode } = resolvedTheme(site)
  const t = translationsIn(wordingOf(site, language), 'site')
  return {
    id: '/',
    name: settings.name,
    short_name: appShortName(settings),
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
