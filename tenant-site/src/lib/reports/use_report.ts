import { useState } from 'react'
import type { Route } from '@tuyau/core/types'
import { useNavigate } from 'react-router-dom'
import { leavePerson } from './leave_person.ts'
import type { ReportReason, ReportSubject } from './report_subject.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type Filed = Route.Response<'complaints.store'>

/** Sends a report; queries are refetched only when the member continues, as the page below may disappear. */
export function useReport({ kind, id }: ReportSubject, onClose: (isFiled: boolean) => void) {
  const { api, queryClient } = useVisit()
  const navigate = useNavigate()
  const [filed, setFiled] = useState<Filed>()
  const [hasBlocked, setBlocked] = useState(false)
  const sending = useForm(async (data) => {
    const block = data.get('block') === 'on'
    const words = String(data.get('words')).trim()
    const reason = String(data.get('reason')) as ReportReason
    setFiled(await api.complaints.store({ body: { subject_kind: kind, subject_id: id, reason, words, block } }))
    setBlocked(block)
  }, refuseNoReason)

  async function goOn() {
    onClose(true)
    if (kind === 'profile' || hasBlocked) return leavePerson(queryClient, () => navigate('/members'))
    await queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'settings.show' })
  }

  return { ...sending, filed, goOn }
}

/** Only marks the field: the sheet supplies the message. */
function refuseNoReason(data: FormData): Record<string, string> {
  return data.get('reason') ? {} : { reason: 'none' }
}
