import { PAGES } from '@manyhearts/locales/pages'
import type { Site } from '#app/tenancy/sites/site'

/** Pages that search engines may list: never members' pages or the search (product.md §4). Same paths as in `PageHead`. */
export function publicPages({ settings }: Pick<Site, 'settings'>): string[] {
  const signup = settings.signups === 'closed' ? [] : ['/signup']
  return ['/', '/pricing', ...PAGES.map((name) => `/${name}`), ...signup, '/login']
}
