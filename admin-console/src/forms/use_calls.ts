import { useState } from 'react'
import { useNotify } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import { faultsOf } from '#console/forms/faults_of.ts'

/**
 * Calls below a path that change something; what fails is said, and by field where the API names one. `failure` says it in other words than
 * the API's, if it has any.
 */
export function useCalls(root: string, failure?: (error: unknown) => string | undefined) {
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
      setFaults(faultsOf(error))
      notify(failure?.(error) ?? failureText(error), { type: 'error' })
      return undefined
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, faults, call }
}
