import type { Api } from '#site/lib/api/api.ts'
import { createQueryClient, createVisit } from '#site/app/visit.tsx'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Settings } from '#site/lib/api/shapes.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import type { Language } from '@manyhearts/locales/languages'
import type { Word } from '@manyhearts/locales/words'

const texts = import.meta.glob<Record<string, string>>('../../locales/*/{identity,members,site}.json', {
  import: 'default',
})

/** A visit for what needs one, with the answers and the words it is given. */
export async function galleryVisit(api: Api, language: Language, words: Word[]): Promise<Visit> {
  const queryClient = createQueryClient()
  const visit = createVisit({
    api,
    queryClient,
    origin: location.origin,
    notes: [],
    language,
    textsOf: (lng, word) => texts[`../../locales/${lng}/${word}.json`]!(),
  })
  await visit.loadWords([...words, 'site'])
  queryClient.setQueryData(settingsQuery(api).queryKey, (await api.settings.show({})) as Settings)
  return visit
}
