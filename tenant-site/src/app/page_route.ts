import type { RouteObject } from 'react-router-dom'
import type { Visit } from '#site/lib/visit/visit.ts'
import { ErrorPage } from './errors/error_page.tsx'
import { lostPage } from './errors/lost_page.ts'
import type { Page } from '#site/lib/pages/page.ts'
import { pageLoader } from './page_loader.ts'
import { loadScreen } from './screens.ts'

export function pageRoute(visit: Visit, page: Page): RouteObject {
  return {
    // Places among others would be no names: the browser knows more routes than the server that shows one page.
    id: page.path,
    path: page.path,
    handle: page,
    // Left to `UnknownAddress` otherwise.
    ErrorBoundary: page.isAnyAddress ? undefined : ErrorPage,
    lazy: async () => {
      try {
        const [screen] = await Promise.all([loadScreen(visit, page), visit.loadNamespaces(page.namespaces)])
        await screen.prepare?.()
        return { Component: screen.default, loader: pageLoader(visit, page, screen.load) }
      } catch (error) {
        if (import.meta.env.SSR) throw error
        return lostPage(error)
      }
    },
  }
}
