import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import type { ProfileText, TextRefusal } from '#console/profile_texts/profile_text.ts'

export interface Done {
  text: ProfileText
  what: 'published' | 'refused' | 'undone'
  reason?: TextRefusal
}

/** Decides about texts, and takes the last decision back. All of it is recorded in the audit log. */
export function useDecideText(tenantId: string) {
  const refresh = useRefresh()
  const [done, setDone] = useState<Done>()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  async function send(next: Done, path: string) {
    if (isBusy) return
    setIsBusy(true)
    setFailure(undefined)
    try {
      const body = JSON.stringify(next.reason ? { reason: next.reason } : {})
      await httpClient(`/api/tenants/${tenantId}/profile_texts/${next.text.id}/${path}`, { method: 'POST', body })
      setDone(next)
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setIsBusy(false)
      // Also when somebody else was faster.
      refresh()
    }
  }

  return {
    done,
    failure,
    isBusy,
    publish: (text: ProfileText) => void send({ text, what: 'published' }, 'publication'),
    refuse: (text: ProfileText, reason: TextRefusal) => void send({ text, what: 'refused', reason }, 'refusal'),
    undo: () => done && done.what !== 'undone' && void send({ text: done.text, what: 'undone' }, 'undo'),
  }
}

export type DecideText = ReturnType<typeof useDecideText>
