import { ExceptionHandler, type HttpContext } from '@adonisjs/core/http'
import { errors as vineErrors } from '@vinejs/vine'
import { renderDocument } from '#app/site/render_document'
import { isDatabaseAway } from '#app/tenancy/context/is_database_away'
import { isDatabaseOverloaded } from '#app/tenancy/context/is_database_overloaded'
import { reportFailure } from '#app/tenancy/context/report_failure'
import { TenantNotLive } from '#app/tenancy/context/tenancy_errors'
import { translationsIn } from '#app/http/translations'
import { AuthenticationRequired, Refusal } from '#app/http/http_errors'
import { type Fault, wordedFaults } from '#app/http/validation/worded_faults'
import { wordingOf } from '#app/tenancy/sites/wording_of'

const CODES: Record<string, string> = {
  E_ROUTE_NOT_FOUND: 'not_found',
  E_REQUEST_ENTITY_TOO_LARGE: 'too_large',
  E_INVALID_JSON: 'malformed',
  E_BAD_REQUEST: 'malformed',
}

/** Turns errors into the contract's answers, in the visitor's language; documents get the site's own error page. */
export default class HttpExceptionHandler extends ExceptionHandler {
  protected debug = false

  async handle(error: unknown, ctx: HttpContext) {
    const { status, faults } = this.#describe(error, ctx)
    ctx.response.status(status)
    const { retryAfter = status === 503 ? 5 : undefined } = error as Partial<Refusal>
    if (retryAfter) ctx.response.header('Retry-After', String(retryAfter))
    if (wantsDocument(ctx)) return renderDocument(ctx, { status, message: faults[0]!.message })
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.json({
      errors: faults,
      ...(error instanceof AuthenticationRequired && { authentication_required: true }),
      ...(status >= 500 && { request_id: ctx.request.id() }),
    })
  }

  #describe(error: unknown, ctx: HttpContext): { status: number; faults: Fault[] } {
    const t = translationsIn(wordingOf(ctx.site, ctx.language ?? 'en'), 'errors')
    if (error instanceof vineErrors.E_VALIDATION_ERROR) return { status: 422, faults: wordedFaults(error, t) }
    const { status: named, code, message, meta } = error as Partial<Refusal>
    const { field } = (error as Error).constructor as typeof Refusal
    // AdonisJS sets 500 on errors without a status.
    const status = isDatabaseAway(error) || isDatabaseOverloaded(error) ? 503 : (named ?? 500)
    const known =
      code && (error instanceof Refusal || /^[a-z_]+$/.test(code)) ? code : (CODES[code ?? ''] ?? BY_STATUS[status])
    const fault = known ?? (status < 500 ? 'malformed' : 'internal')
    // A brand that isn't open is no failure, and robots go on asking for it.
    if (status >= 500 && !(error instanceof TenantNotLive)) {
      const log = () => ctx.logger.error({ err: error, message }, 'request failed')
      reportFailure(error, 'requests', log, ctx.request.id())
    }
    // A body that can't be read is 400, whatever the parser says; 422 is for one that was read and is wrong.
    return {
      status: fault === 'malformed' ? 400 : status,
      faults: [{ code: fault, message: t(fault, { ...meta }), ...(field && { field }), ...(meta && { meta }) }],
    }
  }

  /** What failed is logged above, once, where it is known what it comes to. */
  async report() {}
}

const BY_STATUS: Record<number, string> = {
  400: 'malformed',
  404: 'not_found',
  413: 'too_large',
  415: 'wrong_content_type',
  503: 'unavailable',
}

function wantsDocument({ request }: HttpContext): boolean {
  return (
    request.method() === 'GET' &&
    !request.url().startsWith('/api/') &&
    !!request.header('accept')?.includes('text/html')
  )
}
