import { PAGES } from '@manyhearts/locales/pages'
import type { Site } from '#app/tenancy/sites/site'

/**
 * The pages search engines may list, as `PageHead` writes their canonical addresses. Members' pages never are (product.md §4), and
 * neither is the search, which is nothing but members.
 */
export function publicPages({ settings }: Pick<Site, 'settings'>): string[] {
  const signup = settings.signups === 'closed' ? [] : ['/signup']
  return ['/', '/pricing', ...PAGES.map((name) => `/${name}`), ...signup, '/login']
}
