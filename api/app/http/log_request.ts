import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { ADMIN_HOST, MAIL_HOST, PAY_HOST } from '#app/tenancy/hosts/hosts'
import type { AnsweredRequest } from '#app/operations/requests'
import env from '#start/env'

const KINDS: Record<string, string> = { [ADMIN_HOST]: 'console', [MAIL_HOST]: 'mail', [PAY_HOST]: 'pay' }

let isWanted: boolean | undefined

/**
 * One line a request. It says nothing of who asked or what for: no address, no values, no ids but the request's own. `ctx.logger` adds that
 * one, by which support finds the line and what failed.
 */
export function logRequest(ctx: HttpContext, { method, route, status, ms, isAborted }: AnsweredRequest): void {
  isWanted ??= env.get('ACCESS_LOG') ?? app.inProduction
  if (!isWanted) return
  const level = isIncidental(ctx) ? 'debug' : 'info'
  if (!ctx.logger.isLevelEnabled(level)) return
  const host = ctx.site ? 'brand' : (KINDS[ctx.request.header('host') ?? ''] ?? 'unknown')
  const line = { method, route, status, ms: Math.round(ms * 10) / 10, host, tenant: ctx.site?.slug }
  ctx.logger[level](isAborted ? { ...line, aborted: true } : line, 'request')
}

/** What proxies and pages ask for by themselves, all the time. */
function isIncidental({ route, filesFolder }: HttpContext): boolean {
  return filesFolder !== undefined || route?.pattern.startsWith('/health/') === true
}
