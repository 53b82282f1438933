import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'

/** Sends decisions about rows of a list, one after the other, and remembers the last one. All of them are recorded in the audit log. */
export function useDecisions<Done>() {
  const refresh = useRefresh()
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  /** @param next what is done once the call at `address` has succeeded */
  async function send(next: Done, address: string, body: object = {}): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      await httpClient(address, { method: 'POST', body: JSON.stringify(body) })
      setDone(next)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setIsBusy(false)
      // Also when somebody else was faster.
      refresh()
    }
  }

  return { done, failure, isBusy, send }
}
