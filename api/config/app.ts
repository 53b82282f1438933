import type { IncomingMessage, ServerResponse } from 'node:http'
import { defineConfig } from '@adonisjs/core/http'
import { handleUnreadablePath } from '#app/http/unreadable_path'
import env from '#start/env'

export const appKey = env.get('APP_KEY')

/** Forwarded headers are trusted from these addresses only (AdonisJS would trust loopback). */
const trustedProxies = new Set(
  (env.get('TRUSTED_PROXIES') ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
)

export const http = defineConfig({
  generateRequestId: true,
  allowMethodSpoofing: false,
  useAsyncLocalStorage: false,
  trustProxy: (address) => trustedProxies.has(address),
  onBadUrl: (request: IncomingMessage, response: ServerResponse) => void handleUnreadablePath(request, response),
  redirect: { allowedHosts: [] },
  cookie: { path: '/', maxAge: '30d', httpOnly: true, secure: true, sameSite: 'lax' },
})
