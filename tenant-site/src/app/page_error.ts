import { isRouteErrorResponse } from 'react-router-dom'

export type PageError = { status: number; message?: string; requestId?: string }

/** Reads what a loader or a component threw. */
export function pageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const { message, request_id } = (error.data ?? {}) as { message?: string; request_id?: string }
  return { status: error.status, message, requestId: request_id }
}
