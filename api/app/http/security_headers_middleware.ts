import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** What a script or style of this answer must carry to be run. */
    nonce: string
  }
}

/** Headers of every answer (ASVS 5.0 §3.4): nothing runs, frames or sniffs what we did not write. */
export default class SecurityHeadersMiddleware {
  handle(ctx: HttpContext, next: NextFn) {
    const { response } = ctx
    ctx.nonce = randomBytes(16).toString('base64url')
    response.header(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        `script-src 'nonce-${ctx.nonce}' 'strict-dynamic'`,
        `style-src 'self' 'nonce-${ctx.nonce}'`,
        "img-src 'self' data: blob:",
        "font-src 'self'",
        app.inDev ? "connect-src 'self' ws:" : "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; ')
    )
    response.header('X-Content-Type-Options', 'nosniff')
    response.header('Referrer-Policy', 'strict-origin-when-cross-origin')
    response.header('Cross-Origin-Opener-Policy', 'same-origin')
    response.header('Cross-Origin-Resource-Policy', 'same-origin')
    response.header('Permissions-Policy', 'geolocation=(self), camera=(self), microphone=(), payment=()')
    if (app.inProduction) response.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    return next()
  }
}
