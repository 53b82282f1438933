import { useLocation } from 'react-router-dom'
import { StructuredData } from './structured_data.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'

export function Breadcrumb({ title }: { title: string }) {
  const { pathname } = useLocation()
  const { name, canonical_origin } = useSettings()
  const steps = [
    { name, path: '/' },
    { name: title, path: pathname.replace(/\/+$/, '') },
  ]
  return (
    <StructuredData
      about={{
        '@type': 'BreadcrumbList',
        itemListElement: steps.map((step, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name: step.name,
          item: canonical_origin + step.path,
        })),
      }}
    />
  )
}
