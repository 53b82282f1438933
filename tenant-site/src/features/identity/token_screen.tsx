import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/app/page.ts'
import { call } from '#site/lib/call.ts'
import { userQuery } from '#site/lib/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit.ts'
import { warm } from '#site/lib/warm.ts'
import { ActivationFailed } from './activation_failed.tsx'
import { ActivationLink } from './activation_link.tsx'
import { DeletionLink } from './deletion_link.tsx'
import { ExportLink } from './export_link.tsx'
import { LinkOver } from './link_over.tsx'
import { RestoreLink } from './restore_link.tsx'

const tokenQuery = ({ api }: Visit, token = '') => call(api, 'tokens.show', { params: { token } })

const LEADING = ['activation', 'deletion', 'restore', 'export']

/** Asks what the link is for, which uses nothing. @throws 404 for what is no link, or none that leads to a page */
export async function load(visit: Visit, { params }: PageRequest) {
  const { api, queryClient } = visit
  const { purpose } = await queryClient.ensureQueryData(tokenQuery(visit, params.token))
  if (purpose === 'signup') throw redirect(`/complete-signup?draft=${params.token}`)
  if (!LEADING.includes(purpose)) throw data({ code: 'not_found' }, { status: 404 })
  const isForMember = purpose === 'export' && (await queryClient.ensureQueryData(userQuery(api))) !== null
  if (isForMember) await warm(queryClient, call(api, 'data_exports.index'))
}

/** Where the links of mails lead: what changes something does so on a button press. */
export default function TokenScreen() {
  const { token = '' } = useParams()
  const { data: now } = useSuspenseQuery(tokenQuery(useVisit(), token))
  // Using the link must not turn this page into "used already" before it leads on.
  const [{ purpose, used, expired }] = useState(now)
  const reason = used ? 'used' : 'expired'
  switch (purpose) {
    case 'deletion':
      return used || expired ? <LinkOver purpose={purpose} reason={reason} /> : <DeletionLink token={token} />
    case 'restore':
      return used || expired ? <LinkOver purpose={purpose} reason={reason} /> : <RestoreLink token={token} />
    case 'export':
      return expired ? <LinkOver purpose={purpose} reason={reason} /> : <ExportLink />
    default:
      return used || expired ? <ActivationFailed reason={reason} /> : <ActivationLink token={token} />
  }
}
