import { siteByHost } from '#app/tenancy/sites/site_directory'
import type { Site } from '#app/tenancy/sites/site'

/**
 * The brand as its domain in the reader's language serves it, else as given: a mail is from there and leads there, as sessions, and what
 * a domain says in its own settings, hold for one host.
 */
export async function siteForLanguage(site: Site, language: string): Promise<Site> {
  const edition = site.editions.find((one) => one.language.slice(0, 2) === language)
  const own = site.language === language || !edition ? undefined : await siteByHost(edition.host)
  return own ? { ...own, mainHost: own.host } : site
}
