import type { HttpContext } from '@adonisjs/core/http'

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Where a built file was served from, which no route does. */
    filesFolder?: string
  }
}

/** The pattern of a request's route, which names no one and nothing: `/api/members/:id`. */
export function routeOf({ route, filesFolder }: HttpContext): string {
  if (route) return route.pattern
  return filesFolder ? `${filesFolder}*` : 'unknown'
}
