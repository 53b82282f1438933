import { useLocation } from 'react-router-dom'
import { SharePreview } from './share_preview.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { waitingFor } from '#site/lib/user/waiting_for.ts'

type PageHeadProps = {
  title: string
  description?: string
  noindex?: boolean
  /** Where the same page stands that search engines are to list; otherwise this address. */
  canonical?: string
}

/** Title and metadata of a screen; React moves them into the head. */
export function PageHead({ title, description, noindex = false, canonical }: PageHeadProps) {
  const { pathname } = useLocation()
  const { name, description: ofBrand, canonical_origin, editions } = useSettings()
  const waiting = waitingFor(useUser())
  const full = title === name ? name : `${title} · ${name}`
  const about = description || ofBrand
  // One canonical address per page: no query, no trailing slash.
  const path = canonical ?? pathname.replace(/(?<=.)\/+$/, '')
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
      {/* Link previews are fetched from the server; browsers don't need them. */}
      {import.meta.env.SSR &&
        (noindex ? (
          <SharePreview />
        ) : (
          <SharePreview title={title} description={about} address={canonical_origin + path} />
        ))}
    </>
  )
}
