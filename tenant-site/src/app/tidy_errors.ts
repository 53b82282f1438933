import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom'
import type { ServerDoor } from './server_door.ts'

type Errors = StaticHandlerContext['errors']

/** Refusals stay as they are; faults of ours are logged and shown without their insides. */
export function tidyErrors(errors: Errors, { log, requestId }: ServerDoor): Errors {
  if (!errors) return null
  const tidy = Object.entries(errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) return [route, error]
    log(error)
    const data = { code: 'internal', request_id: requestId }
    return [route, { status: 500, statusText: '', internal: false, data }]
  })
  return Object.fromEntries(tidy)
}
