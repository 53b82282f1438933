import { TuyauError } from '@tuyau/core/client'

export type Refusal = {
  /** 0 if there was no response. */
  status: number
  /** The API's error code; `offline` if there was no response. */
  code: string
  message: string
  meta: Record<string, unknown>
  fields: Record<string, string>
  requestId?: string
}

type Fault = { code: string; message: string; field?: string; meta?: Record<string, unknown> }

/** Reads the error of a failed call. @throws the error itself if it doesn't come from the API */
export function refusal(error: unknown): Refusal {
  if (!(error instanceof TuyauError)) throw error
  const { errors = [], request_id } = (error.response ?? {}) as { errors?: Fault[]; request_id?: string }
  const first = errors[0]
  return {
    status: error.status ?? 0,
    code: first?.code ?? (error.status ? 'internal' : 'offline'),
    message: first?.message ?? '',
    meta: first?.meta ?? {},
    fields: Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
    requestId: request_id,
  }
}
