import { createStaticHandler } from 'react-router-dom'
import { failureRoutes } from './app/errors/failure_routes.ts'
import { mayBeAt } from './app/may_be_at.ts'
import { openVisit } from './app/open_visit.ts'
export { offlinePage } from './app/offline/offline_page.tsx'
import { renderPage, type Rendered } from './app/render_page.tsx'
import type { ServerContext } from './app/server_context.ts'
import { siteRoutes } from './app/site_routes.ts'

/** Answers a document request with a page, a redirect or an error page. */
export async function render(request: Request, server: ServerContext): Promise<Rendered> {
  const { visit, failure } = await openVisit(request, server)
  const routes = failure ? failureRoutes(failure) : siteRoutes(visit, mayBeAt(new URL(request.url).pathname))
  const handler = createStaticHandler(routes)
  const context = await handler.query(request)
  if (context instanceof Response) {
    visit.queryClient.clear()
    return redirection(context)
  }
  return renderPage({ visit, routes: handler.dataRoutes, context, server, isAlive: !failure })
}

function redirection(response: Response): Rendered {
  return {
    status: response.status,
    headers: [['location', response.headers.get('location') ?? '/']],
    isKept: false,
    pipe: (to) => void to.end(),
    abort: () => {},
  }
}
