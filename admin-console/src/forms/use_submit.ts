import { useState } from 'react'
import { HttpError, useTranslate } from 'react-admin'
import { codeOf } from '#console/data/http_client.ts'
import { PasskeyFailed } from '#console/data/passkeys.ts'
import { faultsOf } from '#console/forms/faults_of.ts'

interface SubmitState {
  isBusy: boolean
  /** The API's messages by field. */
  faults: Record<string, string>
  /** What isn't said by a field of the form; empty: nothing. */
  refusal: string
  /** The API's code of it. */
  code?: string | undefined
}

const IDLE: SubmitState = { isBusy: false, faults: {}, refusal: '' }

/** Sends a form or dialog, which says itself what is wrong; `fields` are those that show their faults. */
export function useSubmit(...fields: string[]) {
  const translate = useTranslate()
  const [state, setState] = useState(IDLE)

  /** @returns whether it wasn't refused */
  async function submit(send: () => Promise<unknown>): Promise<boolean> {
    setState({ ...IDLE, isBusy: true })
    try {
      await send()
      setState(IDLE)
      return true
    } catch (error) {
      const faults = faultsOf(error)
      const isSaid = fields.some((field) => field in faults)
      setState({ isBusy: false, faults, refusal: isSaid ? '' : messageOf(error), code: codeOf(error) })
      return false
    }
  }

  function messageOf(error: unknown): string {
    if (error instanceof HttpError) return error.message
    return translate(error instanceof PasskeyFailed ? error.message : 'forms.not_reached')
  }

  return { ...state, submit, forget: () => setState(IDLE) }
}
