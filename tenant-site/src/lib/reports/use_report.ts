import { useState } from 'react'
import type { Route } from '@tuyau/core/types'
import { useNavigate } from 'react-router-dom'
import type { ReportReason, ReportSubject } from './report_subject.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'

type Filed = Route.Response<'complaints.store'>

/**
 * Sends a report. What was reported is shown nowhere any more, so everything that shows people is asked anew when the member goes on: at
 * once it would take away the page under what he reads.
 */
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

  function goOn() {
    onClose(true)
    // Who is hidden has neither a page nor a conversation any more.
    if (kind === 'profile' || hasBlocked) void navigate('/members')
    void queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'settings.show' })
  }

  return { ...sending, filed, goOn }
}

/** The words of it are the sheet's. */
function refuseNoReason(data: FormData): Record<string, string> {
  return data.get('reason') ? {} : { reason: 'none' }
}
