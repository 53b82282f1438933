import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The one origin that may show this page in a frame. */
    framedBy?: string
    /** Where the pages are from that this one shows in frames. */
    frames?: string
  }
}

type Policed = Pick<HttpContext, 'nonce' | 'site' | 'framedBy' | 'frames'>

/** A page's Content-Security-Policy; once its brand is known, with the origin that the brand's photos come from. */
export function documentPolicy({ nonce, site, framedBy, frames }: Policed): string {
  const photos = URL.parse(site?.settings.cdn_prefix ?? '')?.origin
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${photos ? ` ${photos}` : ''}`,
    "font-src 'self'",
    "media-src 'self'",
    app.inDev ? "connect-src 'self' ws:" : "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...(frames ? [`frame-src ${frames}`] : []),
  ].join('; ')
}
