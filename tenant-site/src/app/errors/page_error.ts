import { isRouteErrorResponse } from 'react-router-dom'

export type PageError = { status: number; message?: string; code?: string; requestId?: string }

export function pageError(error: unknown): PageError {
  if (!isRouteErrorResponse(error)) return { status: 500 }
  const { message, code, request_id } = (error.data ?? {}) as Record<string, string | undefined>
  return { status: error.status, message, code, requestId: request_id }
}
