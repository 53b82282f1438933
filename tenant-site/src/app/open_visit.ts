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
import { withOwnTexts } from '@manyhearts/locales/own_texts'
import { textsOf } from './texts_server.ts'
import { createQueryClient, createVisit } from './visit.tsx'

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
  const ownTexts = server.brand.ownTexts(language)
  const visit = createVisit({
    api,
    queryClient,
    origin,
    nonce: server.nonce,
    notes,
    language,
    formOfAddress: server.brand.formOfAddress,
    textsOf: (wanted, form, word) => withOwnTexts(textsOf(wanted, form, word), ownTexts[word]),
  })
  await visit.loadNamespaces(['site'])
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
