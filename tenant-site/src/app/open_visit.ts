import { TuyauError } from '@tuyau/core/client'
import { DEFAULT_LANGUAGE, isLanguage } from '@manyhearts/locales/languages'
import { readNotes } from '#site/lib/visit/browser_notes.ts'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { createApi } from '#site/lib/api/api.ts'
import type { Failure } from './errors/failure_routes.ts'
import type { ServerContext } from './server_context.ts'
import type { Namespace } from '@manyhearts/locales/namespaces'
import type { Visit } from '#site/lib/visit/visit.ts'
import { createQueryClient } from './visit.tsx'
import { type Words, wordsIn } from './words_server.ts'

/** A visit on the server; of the words, the browser gets those that its page loads. */
export type ServerVisit = Visit & { words: Words; namespaces: Set<Namespace> }

/** Creates the visit on the server with brand, company and visitor loaded; a brand that isn't open becomes a failure. */
export async function openVisit(request: Request, server: ServerContext) {
  const { origin, searchParams } = new URL(request.url)
  const api = createApi({ origin, fetch: server.fetch })
  const queryClient = createQueryClient()
  const [brand, , user] = await Promise.allSettled([
    queryClient.fetchQuery(settingsQuery(api, Object.fromEntries(searchParams))),
    queryClient.fetchQuery(call(api, 'company.show')),
    queryClient.fetchQuery(userQuery(api)),
  ])
  const locale = brand.status === 'fulfilled' ? brand.value.locale : server.brand.language
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE
  const isMember = user.status === 'fulfilled' && user.value !== null
  const notes = isMember ? readNotes(server.cookies) : []
  const words = wordsIn(language, server.brand.formOfAddress, server.brand.ownTexts(language))
  const namespaces = new Set<Namespace>(['site'])
  const visit: ServerVisit = {
    api,
    queryClient,
    origin,
    nonce: server.nonce,
    notes,
    words,
    i18n: words.i18n,
    namespaces,
    loadNamespaces: async (wanted) => wanted.forEach((namespace) => namespaces.add(namespace)),
  }
  const failure = server.failure ?? (brand.status === 'rejected' ? asFailure(brand.reason, server) : undefined)
  return { visit, failure: failure && { request_id: server.requestId, ...failure } }
}

function asFailure(error: unknown, { log }: ServerContext): Failure {
  if (error instanceof TuyauError) {
    const { status, message, requestId } = refusal(error)
    return { status: status || 503, message, request_id: requestId }
  }
  log(error)
  return { status: 500, message: '' }
}
