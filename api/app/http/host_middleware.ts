import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import app from '@adonisjs/core/services/app'
import { isServed } from '#app/tenancy/sites/is_served'
import { siteByHost } from '#app/tenancy/sites/site_directory'
import { siteAddress } from '#app/tenancy/sites/site_address'
import type { Site } from '#app/tenancy/sites/site'
import { TenantNotLive, UnknownHost } from '#app/tenancy/context/tenancy_errors'
import { chooseLanguage } from '#app/tenancy/hosts/choose_language'
import { ADMIN_HOST, requestHost, PLATFORM_HOSTS } from '#app/tenancy/hosts/hosts'
import { documentPolicy } from './document_policy.js'
import { BadHost, Malformed } from './http_errors.js'
import { previewAskedFor } from './previews/look_pass.js'
import { isPreview, PREVIEW_PATH } from './previews/preview_pass.js'
import { isUnreadable } from './unreadable_path.js'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    site?: Site
    language: string
  }
}

/** Answered in any state: a robot that gets no answer may come back for the pages it knows, and payments go on. */
const ALWAYS = /^\/(?:robots\.txt$|api\/webhooks\/)/
/** Somebody's mail program that ends mails of a kind (RFC 8058). */
const ONE_CLICK = /^\/[\w-]{43}$/

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
      showInLook(ctx, ctx.site)
      if (ctx.nonce) ctx.response.header('Content-Security-Policy', documentPolicy(ctx))
      if (!isServed(ctx.site)) letIn(ctx, ctx.site)
    } else if (host === ADMIN_HOST && ctx.nonce) {
      // Brands are on any host, and shown in the looks that staff choose for them.
      ctx.frames = app.inProduction ? 'https:' : 'https: http:'
      ctx.response.header('Content-Security-Policy', documentPolicy(ctx))
    }
    if (isUnreadable(request.request)) throw new Malformed()
    return next()
  }
}

/** This one page, in a frame of the console. */
function showInLook(ctx: HttpContext, site: Site): void {
  const preview = previewAskedFor(ctx, site.id)
  if (!preview) return
  ctx.site = { ...site, theme: preview.theme }
  if (preview.country) ctx.previewedCountry = preview.country
  ctx.framedBy = new URL(siteAddress(ADMIN_HOST, '/')).origin
}

/** @throws TenantNotLive */
function letIn(ctx: HttpContext, site: Site): void {
  const path = ctx.request.url()
  if (ALWAYS.test(path) || (ctx.request.method() === 'POST' && ONE_CLICK.test(path))) return
  if (path.startsWith(PREVIEW_PATH)) return
  if (!ctx.framedBy && !isPreview(ctx, site)) throw new TenantNotLive()
  ctx.response.header('X-Robots-Tag', 'noindex')
}
