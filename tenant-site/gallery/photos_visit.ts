import { createApi } from '#site/lib/api/api.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import type { Language } from '@manyhearts/locales/languages'
import { galleryVisit } from './gallery_visit.ts'
import { photosApi } from './photos_api.ts'

/** Fake photos, or with `api` those of the server at this address. */
export function photosVisit(state: Parameters<typeof photosApi>[0] | 'api', language: Language): Promise<Visit> {
  const api = state === 'api' ? createApi({ origin: location.origin }) : photosApi(state)
  return galleryVisit(api, language, ['members'])
}
