import { data, Outlet, type RouteObject } from 'react-router-dom'
import type { Visit } from '#site/lib/visit/visit.ts'
import { BrokenErrorPage } from './errors/broken_error_page.tsx'
import { ErrorPage } from './errors/error_page.tsx'
import { lostPage } from './errors/lost_page.ts'
import { LanderLayout } from './layouts/lander_layout.tsx'
import type { siteLayouts } from './layouts/site_layouts.ts'
import { pageRoute } from './page_route.ts'
import { Root } from './root.tsx'
import type { Page } from '#site/lib/pages/page.ts'
import { pages, type LayoutName } from '#site/lib/pages/pages.tsx'

/** @param isNeeded which pages; the server shows only one */
export function siteRoutes(visit: Visit, isNeeded?: (page: Page) => boolean): RouteObject[] {
  const under = (layout: LayoutName) =>
    (isNeeded ? pages[layout].filter(isNeeded) : pages[layout]).map((page) => pageRoute(visit, page))
  return [
    {
      Component: Root,
      ErrorBoundary: BrokenErrorPage,
      children: [
        { ...layout('default'), children: [...under('default'), unknownPage] },
        { ...layout('chat'), children: under('chat') },
        { Component: LanderLayout, children: under('lander') },
        // Its own errors, those of addresses at the root, are framed by what they are.
        { ...errorsOf('empty'), children: [{ ...layout('empty'), children: under('empty') }] },
      ],
    },
  ]
}

type Lazy = Required<Pick<RouteObject, 'lazy'>>

function layout(name: keyof typeof siteLayouts): Lazy {
  return { lazy: () => found(async () => ({ Component: (await layouts())[name].Component })) }
}

function errorsOf(name: 'empty'): Lazy {
  return { lazy: () => found(async () => ({ ErrorBoundary: (await layouts())[name].ErrorBoundary })) }
}

async function layouts() {
  return (await import('./layouts/site_layouts.ts')).siteLayouts
}

async function found<T>(load: () => Promise<T>): Promise<T | ReturnType<typeof lostPage>> {
  try {
    return await load()
  } catch (error) {
    if (import.meta.env.SSR) throw error
    return lostPage(error)
  }
}

const unknownPage: RouteObject = {
  id: '*',
  path: '*',
  Component: Outlet,
  ErrorBoundary: ErrorPage,
  loader: () => {
    throw data({ code: 'not_found' }, { status: 404 })
  },
}
