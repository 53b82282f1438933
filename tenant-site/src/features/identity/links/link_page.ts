import type { Route } from '@tuyau/core/types'

/** What the page of a mail's link is given: the token, and what the API said of it when the page was opened. */
export type LinkPage = { token: string; link: Route.Response<'tokens.show'> }
