import { createApi, type Api } from '#site/app/api.ts'
import { createQueryClient, createVisit } from '#site/app/visit.tsx'
import { settingsQuery } from '#site/lib/settings_query.ts'
import type { Settings } from '#site/lib/shapes.ts'
import type { Visit } from '#site/lib/visit.ts'
import type { Language } from '@manyhearts/locales/languages'
import { photosApi } from './photos_api.ts'

const texts = import.meta.glob<Record<string, string>>('../../locales/*/{members,site}.json', { import: 'default' })

/** A visit for what needs one: with answers made up, or, at `?api`, with those of the server behind this address. */
export async function photosVisit(state: Parameters<typeof photosApi>[0] | 'api', language: Language): Promise<Visit> {
  const api: Api = state === 'api' ? createApi({ origin: location.origin }) : photosApi(state)
  const queryClient = createQueryClient()
  const visit = createVisit({
    api,
    queryClient,
    origin: location.origin,
    language,
    textsOf: (lng, word) => texts[`../../locales/${lng}/${word}.json`]!(),
  })
  await visit.loadWords(['members', 'site'])
  queryClient.setQueryData(settingsQuery(api).queryKey, (await api.settings.show({})) as Settings)
  return visit
}
