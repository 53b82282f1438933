import { TuyauError } from '@tuyau/core/client'
import { DEFAULT_LANGUAGE, isLanguage } from '@manyhearts/locales/languages'
import { readNotes } from '#site/lib/visit/browser_notes.ts'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { createApi } from '#site/lib/api/api.ts'
import type { Failure } from './errors/failure_routes.ts'
import type { ServerDoor } from './server_door.ts'
import { createQueryClient, createVisit } from './visit.tsx'
import type { Texts } from '@manyhearts/locales/words'

const files = import.meta.glob<Texts>('../../../locales/*/*.json', { eager: true, import: 'default' })

const path = (language: string, word: string) => `../../../locales/${language}/${word}.json`

/**
 * Opens a visit on the server: brand, company and visitor are known before the first word. A brand that doesn't
 * answer, because it isn't open, is a failure to show.
 */
export async function openVisit(request: Request, door: ServerDoor) {
  const { origin, searchParams } = new URL(request.url)
  const api = createApi({ origin, fetch: door.fetch })
  const queryClient = createQueryClient()
  const [brand, , user] = await Promise.allSettled([
    queryClient.fetchQuery(settingsQuery(api, Object.fromEntries(searchParams))),
    queryClient.fetchQuery(call(api, 'company.show')),
    queryClient.fetchQuery(userQuery(api)),
  ])
  const locale = brand.status === 'fulfilled' ? brand.value.locale : door.brand.language
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE
  const isMember = user.status === 'fulfilled' && user.value !== null
  const notes = isMember ? readNotes(door.cookies) : []
  const visit = createVisit({ api, queryClient, origin, nonce: door.nonce, notes, language, textsOf })
  await visit.loadWords(['site'])
  const failure = door.failure ?? (brand.status === 'rejected' ? asFailure(brand.reason, door) : undefined)
  return { visit, failure: failure && { request_id: door.requestId, ...failure } }
}

function asFailure(error: unknown, { log }: ServerDoor): Failure {
  if (error instanceof TuyauError) {
    const { status, message, requestId } = refusal(error)
    return { status: status || 503, message, request_id: requestId }
  }
  log(error)
  return { status: 500, message: '' }
}

/** The texts of one word in one language, English where it has none; the server has all of them in memory. */
function textsOf(language: string, word: string): Texts {
  return files[path(language, word)] ?? files[path(DEFAULT_LANGUAGE, word)] ?? {}
}
