import { siteAddress } from '#app/tenancy/sites/site_address'
import { canonicalHost } from '#app/tenancy/sites/canonical_host'
import type { Site } from '#app/tenancy/sites/site'
import { publicPages } from './public_pages.js'

/** Sitemap (sitemaps.org) with canonical addresses, and the brand's domains in other languages as alternates. */
export function sitemapXml(site: Site): string {
  const host = canonicalHost(site)
  const pages = publicPages(site).map(
    (path) => `  <url><loc>${xml(siteAddress(host, path))}</loc>${editions(site, path)}</url>`
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`
}

function editions({ editions: all }: Site, path: string): string {
  const link = (hreflang: string, host: string) =>
    `<xhtml:link rel="alternate" hreflang="${xml(hreflang)}" href="${xml(siteAddress(host, path))}"/>`
  const [main] = all
  if (!main || all.length < 2) return ''
  return [...all.map(({ hreflang, host }) => link(hreflang, host)), link('x-default', main.host)].join('')
}

function xml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
