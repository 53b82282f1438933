import { data, Outlet, type RouteObject } from 'react-router-dom'
import { FailurePage } from './failure_page.tsx'

export type Failure = { status: number; message: string; request_id?: string }

export function failureRoutes({ status, ...rest }: Failure): RouteObject[] {
  const loader = () => {
    throw data(rest, { status })
  }
  return [{ path: '*', Component: Outlet, loader, ErrorBoundary: FailurePage }]
}
