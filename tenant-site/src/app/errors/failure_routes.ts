import { data, Outlet, type RouteObject } from 'react-router-dom'
import { FailurePage } from './failure_page.tsx'

/** Something that went wrong before the site was asked for a page. */
export type Failure = { status: number; message: string; request_id?: string }

/** The only route there is then: it says so, at whatever address. */
export function failureRoutes({ status, ...rest }: Failure): RouteObject[] {
  const loader = () => {
    throw data(rest, { status })
  }
  return [{ path: '*', Component: Outlet, loader, ErrorBoundary: FailurePage }]
}
