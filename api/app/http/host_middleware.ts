import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isServed } from '#app/tenancy/sites/is_served'
import { siteByHost } from '#app/tenancy/sites/site_directory'
import type { Site } from '#app/tenancy/sites/site'
import { TenantNotLive, UnknownHost } from '#app/tenancy/context/tenancy_errors'
import { chooseLanguage } from '#app/tenancy/hosts/choose_language'
import { requestHost, PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { documentPolicy } from './document_policy.js'
import { BadHost, Malformed } from './http_errors.js'
import { isPreview, PREVIEW_PATH } from './previews/preview_pass.js'
import { isUnreadable } from './unreadable_path.js'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    site?: Site
    language: string
  }
}

/** Answered in any state: a robot that gets no answer may come back for the pages it knows. */
const ALWAYS = '/robots.txt'

/** Finds the brand by the raw `Host` header alone: clients can forge forwarded hosts. */
export default class HostMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    ctx.language = chooseLanguage(ctx)
    const host = requestHost(request.request.rawHeaders)
    if (!host) throw new BadHost()
    if (!request.url().startsWith('/')) throw new Malformed()
    // The router compares hosts too and must see the same value.
    request.request.headers.host = host
    delete request.request.headers['x-forwarded-host']
    if (!PLATFORM_HOSTS.includes(host) && !request.url().startsWith('/health/')) {
      ctx.site = await siteByHost(host)
      if (!ctx.site) throw new UnknownHost()
      ctx.language = chooseLanguage(ctx)
      if (ctx.nonce) ctx.response.header('Content-Security-Policy', documentPolicy(ctx))
      if (!isServed(ctx.site)) letIn(ctx, ctx.site)
    }
    if (isUnreadable(request.request)) throw new Malformed()
    return next()
  }
}

/** @throws TenantNotLive */
function letIn(ctx: HttpContext, site: Site): void {
  const path = ctx.request.url()
  if (path === ALWAYS || path.startsWith(PREVIEW_PATH)) return
  if (!isPreview(ctx, site)) throw new TenantNotLive()
  ctx.response.header('X-Robots-Tag', 'noindex')
  ctx.response.header('Cache-Control', 'private, no-store')
}
