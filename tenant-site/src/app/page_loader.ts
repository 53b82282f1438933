import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom'
import { TuyauError } from '@tuyau/core/client'
import { loginAddress } from '#site/lib/user/login_address.ts'
import { nextPage } from '#site/lib/pages/next_page.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { settingsQuery } from '#site/lib/brand/settings_query.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import type { Visit } from '#site/lib/visit/visit.ts'
import type { Load, Page } from '#site/lib/pages/page.ts'

/** Loader of a page: checks access, warms the cache and turns API refusals into redirects or error statuses. */
export function pageLoader(visit: Visit, page: Page, load?: Load) {
  return async ({ params, request }: LoaderFunctionArgs) => {
    const url = new URL(request.url)
    await admit(visit, page, url)
    try {
      const status = await load?.(visit, { params, url })
      if (typeof status === 'number') return data(null, { status })
    } catch (error) {
      if (import.meta.env.SSR) await answered(visit)
      throw error instanceof TuyauError ? asPageError(error, url) : error
    }
    return null
  }
}

/** Waits for pending queries, so that the content of a refused page doesn't depend on a race. */
async function answered({ queryClient }: Visit): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })
  await Promise.allSettled(asked.flatMap(({ promise }) => promise ?? []))
}

async function admit({ queryClient, api }: Visit, page: Page, url: URL) {
  const user = await queryClient.ensureQueryData(userQuery(api))
  const settings = await queryClient.ensureQueryData(settingsQuery(api))
  const mustLogIn = page.for === 'member' || (page.for === 'searcher' && !settings.visitor_may_search)
  if (mustLogIn && !user) throw redirect(loginAddress(url))
  if (page.for === 'visitor' && user) throw redirect(nextPage(url.search))
}

function asPageError(error: TuyauError, url: URL) {
  const { status, message, requestId, code } = refusal(error)
  if (status === 403 && error.response?.authentication_required) return redirect(loginAddress(url))
  if (code === 'age_check_required') return redirect(ageCheckAddress(url))
  return data({ code, message, request_id: requestId }, { status: status || 503 })
}

function ageCheckAddress({ pathname, search }: { pathname: string; search: string }): string {
  return `/age-check?${new URLSearchParams({ next: pathname + search })}`
}
