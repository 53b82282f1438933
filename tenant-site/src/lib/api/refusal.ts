import { TuyauError } from '@tuyau/core/client'

/** Why the API said no, as the contract shapes it. */
export type Refusal = {
  /** 0 when nothing answered. */
  status: number
  /** The contract's code; `offline` when nothing answered. */
  code: string
  /** In the visitor's language; empty when nothing answered. */
  message: string
  meta: Record<string, unknown>
  /** Faults of single fields, by the field's name. */
  fields: Record<string, string>
  requestId?: string
}

type Fault = { code: string; message: string; field?: string; meta?: Record<string, unknown> }

/** Reads what a failed call threw. @throws the error itself when it was no answer of the API but a fault of ours */
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
