import { data, Outlet, type RouteObject } from 'react-router-dom'
import type { Visit } from '#site/lib/visit/visit.ts'
import { BrokenErrorPage } from './errors/broken_error_page.tsx'
import { ErrorPage } from './errors/error_page.tsx'
import { UnknownAddress } from './layouts/unknown_address.tsx'
import { ChatLayout } from './layouts/chat_layout.tsx'
import { DefaultLayout } from './layouts/default_layout.tsx'
import { EmptyLayout } from './layouts/empty_layout.tsx'
import { LanderLayout } from './layouts/lander_layout.tsx'
import { pageRoute } from './page_route.ts'
import { Root } from './root.tsx'
import { pages, type LayoutName } from '#site/lib/pages/pages.tsx'

export function siteRoutes(visit: Visit): RouteObject[] {
  const under = (layout: LayoutName) => pages[layout].map((page) => pageRoute(visit, page))
  return [
    {
      Component: Root,
      ErrorBoundary: BrokenErrorPage,
      children: [
        { Component: DefaultLayout, children: [...under('default'), unknownPage] },
        { Component: ChatLayout, children: under('chat') },
        { Component: LanderLayout, children: under('lander') },
        { ErrorBoundary: UnknownAddress, children: [{ Component: EmptyLayout, children: under('empty') }] },
      ],
    },
  ]
}

const unknownPage: RouteObject = {
  path: '*',
  Component: Outlet,
  ErrorBoundary: ErrorPage,
  loader: () => {
    throw data({ code: 'not_found' }, { status: 404 })
  },
}
