import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request names this machine, where browsers refuse `__Host-` cookies over plain HTTP. */
export function isLocalHost({ request }: HttpContext): boolean {
  return isLocalName(request.header('host')?.replace(/:\d+$/, '') ?? '')
}

/** A name that every machine keeps for itself (RFC 6761 §6.3). */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost$/.test(host)
}
