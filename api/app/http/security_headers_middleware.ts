import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { documentPolicy } from './document_policy.js'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    nonce: string
  }
}

const CALL_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Security headers of every answer (ASVS 5.0 §3.4). */
export default class SecurityHeadersMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { request, response } = ctx
    const isCall = request.url().startsWith('/api/')
    ctx.nonce = isCall ? '' : randomBytes(16).toString('base64url')
    response.header('Content-Security-Policy', isCall ? CALL_POLICY : documentPolicy(ctx))
    // Calls that answer everyone the same say so.
    if (isCall) response.header('Cache-Control', 'no-store')
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    response.header('Permissions-Policy', 'geolocation=(self), camera=(self), microphone=(), payment=()')
    if (app.inProduction) response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    return next()
  }
}
