import { useTranslation } from 'react-i18next'
import { openGraphLocale } from './open_graph_locale.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type SharePreviewProps = {
  /** Only for public pages: member and own pages use the brand's preview, without a person's name. */
  title?: string
  description?: string
  address?: string
}

const PICTURE = { width: '1200', height: '630', type: 'image/png' }

/** Open Graph preview: always the brand's picture, never a person's (product.md §4). */
export function SharePreview({ title, description, address }: SharePreviewProps) {
  const { i18n } = useTranslation()
  const { origin } = useVisit()
  const { name, index_title, description: ofBrand, editions, domain_language, share_image } = useSettings()
  const locale = openGraphLocale(i18n.language, domain_language)
  const alternates = editions.map(({ language }) => openGraphLocale(language)).filter((one) => one !== locale)
  const about = description || ofBrand
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title ?? name} />
      {about && <meta property="og:description" content={about} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={locale} />
      {alternates.map((one) => (
        <meta key={one} property="og:locale:alternate" content={one} />
      ))}
      <meta property="og:image" content={origin + share_image} />
      <meta property="og:image:type" content={PICTURE.type} />
      <meta property="og:image:width" content={PICTURE.width} />
      <meta property="og:image:height" content={PICTURE.height} />
      <meta property="og:image:alt" content={[name, index_title].filter(Boolean).join(': ')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
