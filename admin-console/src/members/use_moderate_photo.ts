import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { failureText } from '#console/forms/failure_text.ts'
import type { Member, MemberPhoto, PhotoRefusal } from '#console/members/member.ts'

/** The moderation decision is recorded in the audit log. */
export function useModeratePhoto(member: Member, photo: MemberPhoto) {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)

  async function judge(verdict: 'approved' | PhotoRefusal) {
    setIsBusy(true)
    try {
      const body = JSON.stringify({ tenant_id: member.tenant_id, verdict })
      await httpClient(`/api/members/${member.id}/photos/${photo.id}/judgement`, { method: 'POST', body })
      refresh()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }

  return { judge, isBusy }
}
