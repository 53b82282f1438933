import { Outlet, redirectDocument, type LoaderFunctionArgs } from 'react-router-dom'

export const LostPage = Outlet

/** Route for a page with missing files, as a failing `lazy` would render nothing; the second attempt asks the server. */
export function lostPage(error: unknown) {
  let isKnown = false
  function loader({ request }: LoaderFunctionArgs) {
    if (isKnown) throw redirectDocument(request.url)
    isKnown = true
    throw error
  }
  return { Component: LostPage, loader }
}
