import type { Language } from '@manyhearts/locales/languages'
import type { PageName } from '@manyhearts/locales/pages'
import type { ManifestPage, WholeManifest } from '#app/tenancy/manifests/manifest'

export function pagesOf({ pages }: Pick<WholeManifest, 'pages'>) {
  return (Object.entries(pages) as [PageName, Partial<Record<Language, ManifestPage>>][]).flatMap(([name, languages]) =>
    (Object.entries(languages) as [Language, ManifestPage][]).map(([language, page]) => ({ name, language, ...page }))
  )
}
