import { dehydrate } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
  isRouteErrorResponse,
} from 'react-router-dom'
import type { ThemeSettings } from '@manyhearts/theme-presets/theme'
import type { Language } from '@manyhearts/locales/languages'
import { call } from '#site/lib/api/call.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import { assetsOf, type Assets } from './assets.ts'
import { Document } from './document.tsx'
import { lookOf, type Look } from '#site/app/look.ts'
import type { Page } from '#site/lib/pages/page.ts'
import { screenFile } from '#site/app/screens.ts'
import type { ServerDoor } from './server_door.ts'
import { startScript } from '#site/app/start_script.ts'
import { writeState } from '#site/app/state.ts'
import { VisitProvider } from '#site/app/visit.tsx'
import { preinit, preload } from 'react-dom'

type Errors = StaticHandlerContext['errors']

type ServerHeadProps = { assets: Assets; look: Look; nonce: string }

/** The answer to a request for a document. */
export type Rendered = {
  status: number
  headers: [string, string][]
  isKept: boolean
  pipe: (to: NodeJS.WritableStream) => void
  abort: () => void
}

type RenderPage = {
  visit: Visit
  routes: RouteObject[]
  context: StaticHandlerContext
  door: ServerDoor
  /** Whether a script takes the page over; what failed stays as it is. */
  isAlive: boolean
}

const HTML: [string, string] = ['content-type', 'text/html; charset=utf-8']

/** Renders a page whose data is at hand. @throws what a component throws: the door then asks again with a failure */
export function renderPage({ visit, routes, context: found, door, isAlive }: RenderPage): Promise<Rendered> {
  const { nonce, log } = door
  const context = { ...found, errors: tidyErrors(found.errors, door) }
  const settings = visit.queryClient.getQueryData(settingsQuery(visit.api).queryKey)
  const theme = settings?.theme ?? door.brand.theme
  const look = lookOf(theme as ThemeSettings)
  const pages = context.matches.flatMap(({ route }) => (route.handle ? [route.handle as Page] : []))
  const assets = assetsOf(
    door.assets,
    pages.map(({ screen }) => screenFile(screen))
  )
  const { loaderData, errors } = context
  const language = visit.i18n.language as Language
  const country = visit.queryClient.getQueryData(call(visit.api, 'company.show').queryKey)?.country
  const state = writeState({
    language,
    texts: visit.i18n.getDataByLanguage(language) as never,
    queries: dehydrate(visit.queryClient),
    router: { loaderData, errors },
    notes: visit.notes,
    countryNames: country ? { [country]: countryName(country, language) } : {},
  })

  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <VisitProvider visit={visit}>
        <Document
          mode={theme.mode}
          hero={look.hero}
          themeCss={look.css}
          nonce={nonce}
          state={isAlive ? state : undefined}
          head={<ServerHead assets={assets} look={look} nonce={nonce} />}
        >
          <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
        </Document>
      </VisitProvider>,
      {
        nonce,
        // A page is one piece: a long part of it that came later by a script would be missing where none runs.
        progressiveChunkSize: Infinity,
        ...(isAlive &&
          (door.assets ? { bootstrapScriptContent: startScript(assets) } : { bootstrapModules: assets.entries })),
        onShellReady: () =>
          resolve({
            status: context.statusCode,
            headers: [HTML],
            isKept: pages.some(({ isKept }) => isKept),
            pipe: (to) => stream.pipe(to),
            abort: () => stream.abort(),
          }),
        onShellError: reject,
        // Nobody asks this visit again; what it keeps would otherwise wait in memory until it is stale.
        onAllReady: () => visit.queryClient.clear(),
        onError: log,
      }
    )
  })
}

/** What only the server knows of the head: what to fetch first, and the brand's colours. The browser keeps it. */
function ServerHead({ assets, look, nonce }: ServerHeadProps) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'site' })
  for (const href of look.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      {/* Vite's loader gives this nonce to the styles and preloads it adds. */}
      <meta property="csp-nonce" nonce={nonce} />
      <meta name="theme-color" content={look.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** Refusals stay as they are; faults of ours are logged and shown without their insides. */
function tidyErrors(errors: Errors, { log, requestId }: ServerDoor): Errors {
  if (!errors) return null
  const tidy = Object.entries(errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) return [route, error]
    log(error)
    const data = { code: 'internal', request_id: requestId }
    return [route, { status: 500, statusText: '', internal: false, data }]
  })
  return Object.fromEntries(tidy)
}
