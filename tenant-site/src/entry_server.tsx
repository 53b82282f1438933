import { createStaticHandler } from 'react-router-dom'
import { failureRoutes } from './app/errors/failure_routes.ts'
import { openVisit } from './app/open_visit.ts'
import { renderPage, type Rendered } from './app/render_page.tsx'
import type { ServerDoor } from './app/server_door.ts'
import { siteRoutes } from './app/site_routes.ts'

/** Answers a request for a document: a page, a redirect, or what went wrong. */
export async function render(request: Request, door: ServerDoor): Promise<Rendered> {
  const { visit, failure } = await openVisit(request, door)
  const routes = failure ? failureRoutes(failure) : siteRoutes(visit)
  const handler = createStaticHandler(routes)
  const context = await handler.query(request)
  if (context instanceof Response) {
    visit.queryClient.clear()
    return redirection(context)
  }
  return renderPage({ visit, routes: handler.dataRoutes, context, door, isAlive: !failure })
}

/** A redirect, with nothing to read. */
function redirection(response: Response): Rendered {
  return {
    status: response.status,
    headers: [['location', response.headers.get('location') ?? '/']],
    isKept: false,
    pipe: (to) => void to.end(),
    abort: () => {},
  }
}
