import { useState } from 'react'
import { HttpError, useNotify } from 'react-admin'
import type { Announcement, AnnouncementDraft } from '#console/announcements/announcement.ts'
import { httpClient, type Refusal } from '#console/data/http_client.ts'

/** What is done with an announcement of a brand; what fails is said, and by field where the API names one. */
export function useAnnouncementCalls(tenantId: string) {
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})

  async function call<T>(method: string, path: string, body?: object): Promise<T | undefined> {
    setIsBusy(true)
    setFaults({})
    try {
      const { json } = await httpClient(`/api/tenants/${tenantId}/announcements${path}`, {
        method,
        ...(body && { body: JSON.stringify(body) }),
      })
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

  return {
    isBusy,
    faults,
    make: (draft: AnnouncementDraft) => call<Announcement>('POST', '', draft),
    change: (id: string, draft: AnnouncementDraft, version: number) =>
      call<Announcement>('PUT', `/${id}`, { ...draft, version }),
    remove: (id: string) => call('DELETE', `/${id}`),
    test: (id: string, language: string) => call('POST', `/${id}/test`, { language }),
    /** `sendAt` is a time on the brand's clocks; now without one. */
    schedule: (id: string, sendAt: string | null) => call('POST', `/${id}/schedule`, { send_at: sendAt }),
    withdraw: (id: string) => call('DELETE', `/${id}/schedule`),
    stop: (id: string) => call('POST', `/${id}/stop`),
  }
}
