import type { DirectDebit } from '../gateway.js'
import { MandateRefused } from '../gateway_errors.js'
import { askedOf } from './asked_of.js'
import { callSandbox, SandboxRefusal } from './call_sandbox.js'

const REFUSED = [404, 422]

/** Direct debit at the sandbox: it keeps mandates, and its page decides how a debit ends. */
export const sandboxDebit: DirectDebit = {
  async createMandate({ reference, holder, iban }) {
    const { id } = await refusable(callSandbox<{ id: string }>('POST', '/mandates', { reference, holder, iban }))
    return id
  },

  async collect(checkout, mandate) {
    const { id } = await refusable(
      callSandbox<{ id: string }>('POST', `/mandates/${encodeURIComponent(mandate)}/debits`, askedOf(checkout))
    )
    return { ref: id, url: null }
  },

  async findCollected(reference) {
    return callSandbox<{ id: string }>('GET', `/payments?reference=${encodeURIComponent(reference)}`).then(
      ({ id }) => id,
      (error: unknown) => {
        if (error instanceof SandboxRefusal && error.status === 404) return null
        throw error
      }
    )
  },

  async revokeMandate(mandate) {
    await callSandbox('DELETE', `/mandates/${encodeURIComponent(mandate)}`)
  },
}

async function refusable<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw error instanceof SandboxRefusal && REFUSED.includes(error.status)
      ? new MandateRefused(undefined, { cause: error })
      : error
  })
}
