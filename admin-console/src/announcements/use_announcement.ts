import { useQuery } from '@tanstack/react-query'
import type { Announcement } from '#console/announcements/announcement.ts'
import { httpClient } from '#console/data/http_client.ts'

/** While it is being sent or about to be, how many it reached is asked again. */
const ASK_AGAIN_MS = 3_000

export function useAnnouncement(tenantId: string, id: string) {
  return useQuery({
    queryKey: ['announcements', id],
    queryFn: async ({ signal }): Promise<Announcement> =>
      (await httpClient(`/api/announcements/${encodeURIComponent(id)}?tenant_id=${tenantId}`, { signal })).json,
    enabled: id !== 'new',
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASK_AGAIN_MS : false),
  })
}

function isUnderWay(announcement: Announcement | undefined): boolean {
  const { state, send_at: sendAt } = announcement ?? {}
  return state === 'sending' || (state === 'scheduled' && Date.parse(sendAt!) < Date.now() + ASK_AGAIN_MS)
}
