import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import logger from '@adonisjs/core/services/logger'
import { DEFAULT_LANGUAGE, isLanguage, type Language, LANGUAGES } from '@manyhearts/locales/languages'
import { count } from '#app/operations/count'
import { GatheredLines } from '#app/operations/gathered_lines'
import { isQueueLong } from '#app/tenancy/context/connection_queue'
import { LANGUAGE_COOKIE } from '#app/tenancy/hosts/choose_language'
import { ADMIN_HOST, requestHost } from '#app/tenancy/hosts/hosts'
import { wordingOf } from '#app/tenancy/sites/wording_of'
import { translationsIn } from './translations.js'

/** What members' own pages and calls carry. */
const SESSION = /(?:^|; )(?:__Host-)?sid=/
const CHOSEN = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([a-z]{2})`)

/** Payments are booked, and whoever runs the product learns how it is, however much there is to do. */
const NEVER = /^\/api\/webhooks\//

/** Seconds, for everybody others: who was sent away together doesn't come back together. */
const COME_BACK = { least: 3, most: 8 }

const MESSAGES = Object.fromEntries(
  LANGUAGES.map((language) => [language, translationsIn(wordingOf(undefined, language), 'errors')('unavailable')])
) as Record<Language, string>

const lines = new GatheredLines({
  say: ({ counts }) => logger.warn(counts, 'more is asked than can be answered: members are sent away'),
})

/**
 * Sends a member away before any work is done where too many wait already: all of them would be answered too late otherwise, and none in
 * time. Staff are served on, as are visitors' pages, most of which are kept.
 * @returns whether it was answered: 503 with `Retry-After`
 */
export function refuseOverload(request: IncomingMessage, response: ServerResponse): boolean {
  if (!isQueueLong() || !isRefusable(request)) return false
  const id = randomUUID()
  const language = languageOf(request)
  const isCall = request.url!.startsWith('/api/')
  count('requests_refused', 'overload')
  lines.add(undefined, 'requests', id)
  response.writeHead(503, {
    'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'Retry-After': COME_BACK.least + Math.floor(Math.random() * (COME_BACK.most - COME_BACK.least + 1)),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': id,
  })
  response.end(isCall ? callOf(MESSAGES[language], id) : pageOf(MESSAGES[language], language))
  return true
}

function isRefusable({ url = '', headers, rawHeaders }: IncomingMessage): boolean {
  if (NEVER.test(url)) return false
  const isOwnPage = !!headers.accept?.includes('text/html') && SESSION.test(headers.cookie ?? '')
  return (url.startsWith('/api/') || isOwnPage) && requestHost(rawHeaders) !== ADMIN_HOST
}

/** As they chose it, or as their browser says: which brand it is, is not known yet. */
function languageOf({ headers }: IncomingMessage): Language {
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]
  const browsers = (headers['accept-language'] ?? '').split(',').map((one) => one.trim().slice(0, 2))
  return [chosen, ...browsers].find(isLanguage) ?? DEFAULT_LANGUAGE
}

function callOf(message: string, id: string): string {
  return JSON.stringify({ errors: [{ code: 'unavailable', message }], request_id: id })
}

/** Comes back by itself. */
function pageOf(message: string, language: Language): string {
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${COME_BACK.most}"><title>${message}</title><p>${message}</p></html>`
}
