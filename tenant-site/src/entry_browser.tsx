import { hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import type { Word } from '@manyhearts/locales/words'
import { createApi } from './app/api.ts'
import { Document } from './app/document.tsx'
import { forgetMember } from './app/forget_member.ts'
import { LostPage } from './app/lost_page.ts'
import { reloadAfterDeploy } from './app/reload_after_deploy.ts'
import { siteRoutes } from './app/site_routes.ts'
import { readState } from './app/state.ts'
import { textsOf } from './app/texts_browser.ts'
import { createQueryClient, createVisit, VisitProvider } from './app/visit.tsx'
import { breath } from './lib/breath.ts'
import { keepCountryName } from './lib/country_name.ts'
import { loginAddress } from './lib/login_address.ts'
import { keepNotes, PUSH_NOTE } from './lib/browser_notes.ts'
import { assumedPush, notePush } from './lib/push_state.ts'
import { rememberTrafficSource } from './lib/traffic_source.ts'
import { userQuery } from './lib/user_query.ts'

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
