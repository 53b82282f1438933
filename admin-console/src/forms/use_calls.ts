import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import { httpClient, type Refusal } from '#console/data/http_client.ts'

/** Calls below a path that change something; what fails is said, and by field where the API names one. */
export function useCalls(root: string) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})

  /** @returns undefined when it failed */
  async function call<T>(method: string, path: string, body?: object): Promise<T | undefined> {
    setIsBusy(true)
    setFaults({})
    try {
      const { json } = await httpClient(`${root}${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
      return (json ?? {}) as T
    } catch (error) {
      const refusal = error instanceof HttpError ? (error.body as Refusal | undefined) : undefined
      const named = (refusal?.errors ?? []).flatMap(({ field, message }) => (field ? [[field, message] as const] : []))
      setFaults(Object.fromEntries(named))
      notify(error instanceof HttpError ? error.message : 'forms.not_reached', { type: 'error' })
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, faults, call }
}
