import type { HttpContext } from '@adonisjs/core/http'

/** Whether a request names this machine, where browsers refuse `__Host-` cookies over plain HTTP. */
export function isLocalHost({ request }: HttpContext): boolean {
  return /(^|\.)localhost$/.test(request.header('host')?.replace(/:\d+$/, '') ?? '')
}
