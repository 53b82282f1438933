import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/app/page.ts'
import { call } from '#site/lib/call.ts'
import { useVisit, type Visit } from '#site/lib/visit.ts'
import { ActivationFailed } from './activation_failed.tsx'
import { ActivationLink } from './activation_link.tsx'
import { UnsubscribeLink } from './unsubscribe_link.tsx'

const tokenQuery = ({ api }: Visit, token = '') => call(api, 'tokens.show', { params: { token } })

/** Asks what the link is for, which uses nothing. @throws 404 for what is no link, or none that leads to a page */
export async function load(visit: Visit, { params }: PageRequest) {
  const { purpose } = await visit.queryClient.ensureQueryData(tokenQuery(visit, params.token))
  if (purpose === 'signup') throw redirect(`/complete-signup?draft=${params.token}`)
  if (purpose !== 'activation' && purpose !== 'unsubscribe') throw data({ code: 'not_found' }, { status: 404 })
}

/** Where the links of mails lead: what changes something does so on a button press. */
export default function TokenScreen() {
  const { token } = useParams()
  const { data: now } = useSuspenseQuery(tokenQuery(useVisit(), token))
  // Using the link must not turn this page into "used already" before it leads on.
  const [link] = useState(now)
  if (link.notification) return <UnsubscribeLink token={token ?? ''} type={link.notification} />
  if (link.used) return <ActivationFailed reason="used" />
  if (link.expired) return <ActivationFailed reason="expired" />
  return <ActivationLink token={token ?? ''} />
}
