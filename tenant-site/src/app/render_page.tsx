import { dehydrate } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import { createStaticRouter, StaticRouterProvider, type RouteObject, type StaticHandlerContext } from 'react-router-dom'
import type { ThemeSettings } from '@manyhearts/theme-presets/theme'
import type { Language } from '@manyhearts/locales/languages'
import { call } from '#site/lib/call.ts'
import { countryName } from '#site/lib/country_name.ts'
import { settingsQuery } from '#site/lib/settings_query.ts'
import type { Visit } from '#site/lib/visit.ts'
import { assetsOf } from './assets.ts'
import { Document } from './document.tsx'
import { lookOf } from './look.ts'
import type { Page } from './page.ts'
import { screenFile } from './screens.ts'
import type { ServerDoor } from './server_door.ts'
import { ServerHead } from './server_head.tsx'
import { startScript } from './start_script.ts'
import { writeState } from './state.ts'
import { tidyErrors } from './tidy_errors.ts'
import { VisitProvider } from './visit.tsx'

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
