import { Outlet, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom'

/** Stands for a page whose files didn't come. */
export const LostPage = Outlet

/**
 * A page whose files didn't come, as a route: the router would show nothing at all were its `lazy` to fail. The first
 * time it is an error to show; whoever goes there again gets the page from the server.
 */
export function lostPage(error: unknown) {
  let isKnown = false
  function loader({ request }: LoaderFunctionArgs) {
    if (isKnown) throw redirectDocument(request.url)
    isKnown = true
    throw error
  }
  return { Component: LostPage, loader }
}
