import { useState, type ComponentType } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { data, redirect, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { warm } from '#site/lib/api/warm.ts'
import { ActivationPage } from '#site/features/identity/activation/activation_page.tsx'
import { DeletionPage } from '#site/features/identity/deletion/deletion_page.tsx'
import { EmailChangePage } from '#site/features/identity/email_changes/email_change_page.tsx'
import { EmailStopPage } from '#site/features/identity/email_changes/email_stop_page.tsx'
import { ExportPage } from '#site/features/identity/exports/export_page.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'
import { PasswordResetPage } from '#site/features/identity/passwords/password_reset_page.tsx'
import { PrivacyLinkPage } from '#site/features/identity/privacy_requests/privacy_link_page.tsx'
import { privacyLinkQuery } from '#site/features/identity/privacy_requests/privacy_link_query.ts'
import { RestorePage } from '#site/features/identity/deletion/restore_page.tsx'
import { ShutOutPage } from '#site/features/identity/shut_out/shut_out_page.tsx'
import { shutOutQuery } from '#site/features/identity/shut_out/shut_out_query.ts'
import { UnsubscribePage } from './unsubscribe_page.tsx'

const PAGES: Partial<Record<LinkPage['link']['purpose'], ComponentType<LinkPage>>> = {
  activation: ActivationPage,
  password_reset: PasswordResetPage,
  email_change: EmailChangePage,
  email_change_stop: EmailStopPage,
  deletion: DeletionPage,
  restore: RestorePage,
  export: ExportPage,
  shut_out: ShutOutPage,
  privacy_request: PrivacyLinkPage,
  unsubscribe: UnsubscribePage,
}

const tokenQuery = ({ api }: Visit, token = '') => call(api, 'tokens.show', { params: { token } })

/** Shorter addresses at the root are no links that were cut, but pages that don't exist. */
const LINK = /^[\w-]{20,}$/

/** Asks what the link is for without using it. @returns 404 if it expired @throws 404 for unknown links */
export async function load(visit: Visit, { params }: PageRequest) {
  const { api, queryClient } = visit
  const { purpose, used, expired } = await queryClient
    .ensureQueryData(tokenQuery(visit, params.token))
    .catch((error) => {
      const isCut = LINK.test(params.token ?? '') && refusal(error).status === 404
      throw isCut ? data({ code: 'link_invalid' }, { status: 404 }) : error
    })
  if (purpose === 'signup') throw redirect(`/complete-signup?draft=${params.token}`)
  if (purpose === 'complaint') throw redirect(`/complaints?token=${params.token}`)
  if (!PAGES[purpose]) throw data({ code: 'not_found' }, { status: 404 })
  if (purpose === 'shut_out' && !used && !expired) await queryClient.ensureQueryData(shutOutQuery(api, params.token!))
  if (purpose === 'privacy_request' && !expired) await queryClient.ensureQueryData(privacyLinkQuery(api, params.token!))
  const isForMember = purpose === 'export' && (await queryClient.ensureQueryData(userQuery(api))) !== null
  if (isForMember) await warm(queryClient, call(api, 'data_exports.index'))
  return expired && !used ? 404 : undefined
}

/** Pages of mail links; anything that changes data needs a button press. */
export default function TokenScreen() {
  const { token = '' } = useParams()
  // Remounts when one link continues to the next.
  return <Opened key={token} token={token} />
}

function Opened({ token }: { token: string }) {
  const { data: now } = useSuspenseQuery(tokenQuery(useVisit(), token))
  // Using the link must not turn this page into "already used".
  const [link] = useState(now)
  const Page = PAGES[link.purpose]
  return Page && <Page token={token} link={link} />
}
