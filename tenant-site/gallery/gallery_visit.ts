import type { Api } from '#site/lib/api/api.ts'
import { textsOf } from '#site/app/texts_browser.ts'
import { createQueryClient, createVisit } from '#site/app/visit.tsx'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import type { Language } from '@manyhearts/locales/languages'
import type { Namespace } from '@manyhearts/locales/namespaces'

export async function galleryVisit(api: Api, language: Language, words: Namespace[]): Promise<Visit> {
  const queryClient = createQueryClient()
  const visit = createVisit({
    api,
    queryClient,
    origin: location.origin,
    notes: [],
    language,
    formOfAddress: 'informal',
    textsOf,
  })
  await visit.loadNamespaces([...words, 'site'])
  queryClient.setQueryData(settingsQuery(api).queryKey, (await api.settings.show({})) as Settings)
  return visit
}
