import { useLocation } from 'react-router-dom'
import { SharePreview } from './share_preview.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { waitingFor } from '#site/lib/user/waiting_for.ts'

type PageHeadProps = {
  title: string
  /** A sentence on this page; the brand's own where there is none. */
  description?: string
  /** Pages of members and own pages stay out of search engines. */
  noindex?: boolean
}

/** What every screen tells browsers, search engines and whoever previews links about itself; React moves it into the head. */
export function PageHead({ title, description, noindex = false }: PageHeadProps) {
  const { pathname } = useLocation()
  const { name, description: ofBrand, canonical_origin, editions } = useSettings()
  const waiting = waitingFor(useUser())
  const full = title === name ? name : `${title} · ${name}`
  const about = description || ofBrand
  // One address for each page: without a query, and without the slash that a page answers with too.
  const path = pathname.replace(/(?<=.)\/+$/, '')
  return (
    <>
      <title>{waiting > 0 ? `(${waiting}) ${full}` : full}</title>
      {about && <meta name="description" content={about} />}
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical_origin + path} />
          {editions.length > 1 &&
            [...editions, { ...editions[0]!, hreflang: 'x-default' }].map(({ hreflang, origin }) => (
              <link key={hreflang} rel="alternate" hrefLang={hreflang} href={origin + path} />
            ))}
        </>
      )}
      {/* Whoever previews a link asks the server; a browser need not know. */}
      {import.meta.env.SSR &&
        (noindex ? (
          <SharePreview />
        ) : (
          <SharePreview title={title} description={about} address={canonical_origin + path} />
        ))}
    </>
  )
}
