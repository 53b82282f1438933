import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Page } from '#site/lib/pages/page.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { loadScreen } from './screens.ts'

/** A pointer that only passes over a link asks for nothing. */
const HOVER_MS = 80

type Connection = { saveData?: boolean; effectiveType?: string }

/** Fetches a page's files and first data when its link is pointed at, touched or focused (specification §9). */
export function prefetchLinks(visit: Visit, routes: RouteObject[]): void {
  let hovering: ReturnType<typeof setTimeout> | undefined

  function prefetch({ target }: Event) {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([target], [download])')
    if (link && link.origin === location.origin && !savesData())
      void prefetchPage(visit, routes, new URL(link.href)).catch(() => {
        // Opening the page asks again and says what is wrong.
      })
  }

  document.addEventListener('pointerover', (event) => {
    clearTimeout(hovering)
    if (event.pointerType === 'mouse') hovering = setTimeout(prefetch, HOVER_MS, event)
  })
  document.addEventListener('touchstart', prefetch, { passive: true })
  document.addEventListener('focusin', prefetch)
}

async function prefetchPage(visit: Visit, routes: RouteObject[], url: URL): Promise<void> {
  const { route, params } = matchRoutes(routes, url)?.at(-1) ?? {}
  const page = route?.handle as Page | undefined
  const isMember = Boolean(visit.queryClient.getQueryData(userQuery(visit.api).queryKey))
  if (!page || url.pathname === location.pathname || page.for === (isMember ? 'visitor' : 'member')) return
  const [screen] = await Promise.all([loadScreen(visit, page), visit.loadNamespaces(page.namespaces)])
  await screen.prepare?.()
  if (!page.marksSeen || !isMember) await screen.load?.(visit, { params: params ?? {}, url })
}

function savesData(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}
