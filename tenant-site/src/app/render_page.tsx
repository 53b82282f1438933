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
import type { Namespace } from '@manyhearts/locales/namespaces'
import type { ServerVisit } from './open_visit.ts'
import { heroStyles } from './hero_styles.ts'
import { assetsOf, type Assets } from './assets.ts'
import { Document } from './document.tsx'
import { siteTheme, type SiteTheme } from '#site/app/site_theme.ts'
import type { Page } from '#site/lib/pages/page.ts'
import { pages as allPages } from '#site/lib/pages/pages.tsx'
import { screenFile, screenName } from '#site/app/screens.ts'
import type { ServerContext } from './server_context.ts'
import { startScript } from '#site/app/start_script.ts'
import { writeState } from '#site/app/state.ts'
import { VisitProvider } from '#site/app/visit.tsx'
import { preinit, preload } from 'react-dom'

type Errors = StaticHandlerContext['errors']

type ServerHeadProps = {
  assets: Assets
  look: SiteTheme
  nonce: string
  /** Under the icon on a home screen. */
  appName?: string
}

export type Rendered = {
  status: number
  headers: [string, string][]
  isKept: boolean
  pipe: (to: NodeJS.WritableStream) => void
  abort: () => void
}

type RenderPage = {
  visit: ServerVisit
  routes: RouteObject[]
  context: StaticHandlerContext
  server: ServerContext
  /** Whether the page hydrates; failures stay static. */
  isAlive: boolean
}

const LAYOUTS = 'src/app/layouts/site_layouts.ts'

const HTML: [string, string] = ['content-type', 'text/html; charset=utf-8']

/** Renders a page with its data loaded. @throws what a component throws: the API then retries with a failure */
export function renderPage({ visit, routes, context: found, server, isAlive }: RenderPage): Promise<Rendered> {
  const { nonce, log } = server
  const context = { ...found, errors: tidyErrors(found.errors, server) }
  const settings = visit.queryClient.getQueryData(settingsQuery(visit.api).queryKey)
  const theme = settings?.theme ?? server.brand.theme
  const look = siteTheme(theme as ThemeSettings)
  const pages = context.matches.flatMap(({ route }) => (route.handle ? [route.handle as Page] : []))
  const files = pages.map((page) => screenFile(screenName(page, settings!)))
  const assets = assetsOf(server.assets, isLander(pages) ? files : [LAYOUTS, ...files])
  const { loaderData, errors } = context
  const language = visit.i18n.language as Language
  const own = server.brand.ownTexts(language)
  const country = visit.queryClient.getQueryData(call(visit.api, 'company.show').queryKey)?.country
  const state = writeState(
    {
      language,
      formOfAddress: server.brand.formOfAddress,
      ownTexts: Object.fromEntries(Object.entries(own).filter(([word]) => !visit.namespaces.has(word as Namespace))),
      ownLanguages: server.brand.ownLanguages,
      queries: dehydrate(visit.queryClient),
      router: { loaderData, errors },
      notes: visit.notes,
      countryNames: country ? { [country]: countryName(country, language) } : {},
    },
    visit.words.asJson(visit.namespaces)
  )

  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(
      <VisitProvider visit={visit}>
        <Document
          mode={theme.mode}
          preset={look.preset}
          themeCss={look.css + heroStyles(settings?.theme.hero, pages.some(isFront))}
          nonce={nonce}
          state={isAlive ? state : undefined}
          head={<ServerHead assets={assets} look={look} nonce={nonce} appName={settings?.app_short_name} />}
        >
          <StaticRouterProvider router={createStaticRouter(routes, context)} context={context} hydrate={false} />
        </Document>
      </VisitProvider>,
      {
        nonce,
        // Send the page in one piece: parts inserted later by script would be missing without JavaScript.
        progressiveChunkSize: Infinity,
        ...(isAlive &&
          (server.assets ? { bootstrapScriptContent: startScript(assets) } : { bootstrapModules: assets.entries })),
        onShellReady: () =>
          resolve({
            status: context.statusCode,
            headers: [HTML],
            isKept: pages.some(({ isKept }) => isKept),
            pipe: (to) => stream.pipe(to),
            abort: () => stream.abort(),
          }),
        onShellError: reject,
        // Frees the cache now instead of when it goes stale.
        onAllReady: () => visit.queryClient.clear(),
        onError: log,
      }
    )
  })
}

function isFront(page: Page): boolean {
  return page.path === '/'
}

function isLander(shown: readonly Page[]): boolean {
  return shown.length > 0 && shown.every((page) => allPages.lander.includes(page))
}

/** Head elements only the server knows; hydration leaves them as they are. */
function ServerHead({ assets, look, nonce, appName }: ServerHeadProps) {
  for (const href of assets.styles) preinit(href, { as: 'style', precedence: 'site' })
  for (const href of look.fonts) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <>
      {/* Vite's loader gives this nonce to the styles and preloads it adds. */}
      <meta property="csp-nonce" nonce={nonce} />
      {/* Phones of Apple take this one, not the manifest's. */}
      {appName && <meta name="apple-mobile-web-app-title" content={appName} />}
      <meta name="theme-color" content={look.page.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={look.page.dark} media="(prefers-color-scheme: dark)" />
    </>
  )
}

/** API refusals pass through; other errors are logged and shown without details. */
function tidyErrors(errors: Errors, { log, requestId }: ServerContext): Errors {
  if (!errors) return null
  const tidy = Object.entries(errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) return [route, error]
    log(error)
    const data = { code: 'internal', request_id: requestId }
    return [route, { status: 500, statusText: '', internal: false, data }]
  })
  return Object.fromEntries(tidy)
}
