import type { Announcement, AnnouncementDraft } from '#console/announcements/announcement.ts'
import { useCalls } from '#console/forms/use_calls.ts'

/** What is done with an announcement of a brand. */
export function useAnnouncementCalls(tenantId: string) {
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenantId}/announcements`)
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
