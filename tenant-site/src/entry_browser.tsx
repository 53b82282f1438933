import { hydrate } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import type { Namespace } from '@manyhearts/locales/namespaces'
import { createApi } from './lib/api/api.ts'
import { sendCall } from './lib/api/send.ts'
import { Document } from './app/document.tsx'
import { LostPage } from './app/errors/lost_page.ts'
import { logBounces } from './app/log_bounces.ts'
import { reloadAfterDeploy } from './app/reload_after_deploy.ts'
import { siteRoutes } from './app/site_routes.ts'
import { readState } from './app/state.ts'
import { createQueryClient, createVisit, VisitProvider } from './app/visit.tsx'
import { keepCountryName } from './lib/brand/country_name.ts'
import { forgetMember } from '#site/lib/user/forget_member.ts'
import { loginAddress } from './lib/user/login_address.ts'
import { ENDING_SESSION } from './lib/user/ending_session.ts'
import { keepNotes, PUSH_NOTE, seenIn } from './lib/visit/browser_notes.ts'
import { assumedPush, notePush } from './lib/visit/push_state.ts'
import { noteSeenBanners } from './lib/visit/seen_banners.ts'
import { settingsQuery } from './lib/brand/settings_query.ts'
import { rememberTrafficSource } from './lib/brand/traffic_source.ts'
import { userQuery } from './lib/user/user_query.ts'

reloadAfterDeploy()
logBounces()

const { origin } = location
const state = readState()
const queryClient = createQueryClient()
hydrate(queryClient, state.queries)
for (const [country, name] of Object.entries(state.countryNames)) keepCountryName(country, state.language, name)
notePush(assumedPush(state.notes.includes(PUSH_NOTE)))
noteSeenBanners(seenIn(state.notes))
keepNotes()

const api = createApi({ origin, fetch: sendCall, onLoggedOut: leave })
const isMember = Boolean(queryClient.getQueryData(userQuery(api).queryKey))
const settings = queryClient.getQueryData(settingsQuery(api).queryKey)
rememberTrafficSource(location, { opensSignup: settings?.signups === 'with_trafficsource' && !isMember })
const visit = createVisit({
  api,
  queryClient,
  origin,
  notes: state.notes,
  language: state.language,
  formOfAddress: state.formOfAddress,
  // Most visits that end with their first page need no more than came with it.
  textsOf: (language, form, word) =>
    (language === state.language && state.texts[word]) ||
    import('./app/texts_browser.ts').then(({ laterTexts }) =>
      laterTexts({ api, queryClient, state }, language, form, word)
    ),
})

await visit.loadNamespaces(Object.keys(state.texts) as Namespace[])

await yieldToMain()
// Load the matched screens before hydration, so that nothing flickers.
const routes = siteRoutes(visit)
for (const { route } of matchRoutes(routes, location) ?? []) {
  if (typeof route.lazy !== 'function') continue
  const found = await route.lazy()
  // Without hydration the page is still readable; hydrated without its screen it would not be.
  if (found.Component === LostPage) throw new Error('The files of this page did not come')
  Object.assign(route, { ...found, lazy: undefined })
}
const router = createBrowserRouter(routes, { hydrationData: state.router })
// Pages open without it.
void import('./app/prefetch_links.ts').then(({ prefetchLinks }) => prefetchLinks(visit, routes)).catch(() => {})

/** A call requires a login (specification §8): clears the member's data; the login returns to this page. */
async function leave() {
  // Who logs out or deletes the account is led on by that.
  if (queryClient.isMutating({ mutationKey: ENDING_SESSION }) > 0) return
  // Whether the session is over: a call that was on its way while a new one began is refused too.
  if (await queryClient.fetchQuery({ ...userQuery(api), staleTime: 0 })) return
  // Several calls may be refused at once, and the loader of a page being opened redirects to the login itself.
  const isResting = router.state.navigation.state === 'idle'
  if (isResting && location.pathname !== '/login')
    await forgetMember(visit, () => router.navigate(loginAddress(location)))
}

await yieldToMain()
const { mode } = document.documentElement.dataset
// A transition hydrates in slices, so that input is handled in between.
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <VisitProvider visit={visit}>
        <Document mode={mode as 'light' | 'dark' | undefined} preset={settings!.theme.preset} themeCss="" state="">
          <RouterProvider router={router} />
        </Document>
      </VisitProvider>
    </StrictMode>
  )
})

/** Lets the browser paint and handle input between two tasks. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
