import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { StructuredData } from '#site/lib/pages/structured_data.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

/** Structured data on the site and its company, for search engines. */
export function AboutBrand() {
  const { i18n } = useTranslation()
  const { api } = useVisit()
  const { name, description, canonical_origin: origin, share_image, support_email, support_phone } = useSettings()
  const { data: company } = useQuery(call(api, 'company.show'))
  const home = `${origin}/`
  const runner = `${home}#company`
  return (
    <StructuredData
      about={{
        '@graph': [
          {
            '@type': 'WebSite',
            '@id': `${home}#site`,
            url: home,
            name,
            ...(description && { description }),
            inLanguage: i18n.language,
            publisher: { '@id': runner },
          },
          {
            '@type': 'Organization',
            '@id': runner,
            url: home,
            name,
            logo: { '@type': 'ImageObject', url: `${origin}/icons/512.png`, width: 512, height: 512 },
            image: origin + share_image,
            ...(support_email && { email: support_email }),
            ...(support_phone && { telephone: support_phone }),
            ...(company && {
              legalName: company.name,
              address: {
                '@type': 'PostalAddress',
                streetAddress: company.address,
                addressLocality: company.city,
                addressCountry: company.country,
              },
              ...(company.vat_numbers.length > 0 && { vatID: company.vat_numbers[0] }),
            }),
          },
        ],
      }}
    />
  )
}
