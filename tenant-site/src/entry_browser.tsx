import { hydrate, type Query } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import type { Word } from '@manyhearts/locales/words'
import { createApi } from './lib/api/api.ts'
import { Document } from './app/document.tsx'
import { LostPage } from './app/errors/lost_page.ts'
import { reloadAfterDeploy } from './app/reload_after_deploy.ts'
import { siteRoutes } from './app/site_routes.ts'
import { readState } from './app/state.ts'
import { textsOf } from './app/texts_browser.ts'
import { createQueryClient, createVisit, VisitProvider } from './app/visit.tsx'
import { breath } from './lib/browser/yield_to_main.ts'
import { keepCountryName } from './lib/brand/country_name.ts'
import { loginAddress } from './lib/user/login_address.ts'
import { keepNotes, PUSH_NOTE } from './lib/visit/browser_notes.ts'
import { assumedPush, notePush } from './lib/visit/push_state.ts'
import { rememberTrafficSource } from './lib/brand/traffic_source.ts'
import { userQuery } from './lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'

const NEUTRAL = new Set<unknown>(['user.show', 'settings.show', 'company.show'])

reloadAfterDeploy()
rememberTrafficSource(location.search)

const { origin } = location
const state = readState()
const queryClient = createQueryClient()
hydrate(queryClient, state.queries)
for (const [country, name] of Object.entries(state.countryNames)) keepCountryName(country, state.language, name)
notePush(assumedPush(state.notes.includes(PUSH_NOTE)))
keepNotes()

const api = createApi({ origin, onLoggedOut: leave })
const visit = createVisit({
  api,
  queryClient,
  origin,
  notes: state.notes,
  language: state.language,
  textsOf: (language, word) => (language === state.language && state.texts[word]) || textsOf(language, word),
})
await visit.loadWords(Object.keys(state.texts) as Word[])

await breath()
// What is on the screen is fetched before React takes over, so that nothing flickers.
const routes = siteRoutes(visit)
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== 'function') continue
  const found = await route.lazy()
  // As the server wrote it the page can be read; taken over without its screen it could not.
  if (found.Component === LostPage) throw new Error('The files of this page did not come')
  Object.assign(route, { ...found, lazy: undefined })
}
const router = createBrowserRouter(routes, { hydrationData: state.router })

/** The API wants somebody logged in and nobody is (specification §8): logging in leads back here, with nothing of theirs in the page. */
function leave() {
  // Several calls may be refused at once; and a page on its way is sent to log in by its own loader, and then leads on to itself.
  const isResting = router.state.navigation.state === 'idle'
  if (!isResting || location.pathname === '/login') queryClient.setQueryData(userQuery(api).queryKey, null)
  else void forgetMember(visit, () => router.navigate(loginAddress(location)))
}

await breath()
const { mode, hero } = document.documentElement.dataset
// The page is there to be read already: React takes it over in slices, between which a finger is answered.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitProvider visit={visit}>
        <Document mode={mode as 'light' | 'dark' | undefined} hero={hero} themeCss="" state="">
          <RouterProvider router={router} />
        </Document>
      </VisitProvider>
    </StrictMode>
  )
})

/** Nobody is logged in any more: everything that was the member's is forgotten, and the page that showed it is left. */
async function forgetMember({ api, queryClient }: Visit, leave: () => Promise<void> | void): Promise<void> {
  const leftAt = Date.now()
  const wasTheirs = ({ queryKey: [name], state }: Query) => !NEUTRAL.has(name) && state.dataUpdatedAt <= leftAt
  queryClient.setQueryData(userQuery(api).queryKey, null)
  queryClient.removeQueries({ type: 'inactive', predicate: wasTheirs })
  await leave()
  // What the page just left still held.
  queryClient.removeQueries({ predicate: wasTheirs })
}
