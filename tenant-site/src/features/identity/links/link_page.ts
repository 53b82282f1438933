import type { Route } from '@tuyau/core/types'

/** The token and the API's answer when the page was opened. */
export type LinkPage = { token: string; link: Route.Response<'tokens.show'> }
