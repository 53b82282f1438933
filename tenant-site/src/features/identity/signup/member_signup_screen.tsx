import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { redirect, useParams } from 'react-router-dom'
import type { PageRequest } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { AddresseeAside } from './addressee_aside.tsx'
import { SignupPage } from './signup_page.tsx'
import { warmSignup } from './warm_signup.ts'

/** Redirects members to the profile, and to the plain sign-up where visitors may not see this member. */
export async function load(visit: Visit, { params, url }: PageRequest) {
  const { api, queryClient } = visit
  const id = params.id!
  if (await queryClient.ensureQueryData(userQuery(api))) throw redirect(`/members/${id}`)
  const { visitor_may_search } = await warmSignup(visit)
  if (!visitor_may_search) throw redirect(`/signup${url.search}`)
  const { profile } = await queryClient.ensureQueryData(call(api, 'members.show', { params: { id } }))
  if (profile.members_only) throw redirect(`/signup?${new URLSearchParams({ next: `/members/${id}` })}`)
}

/** Sign-up on a member's page, with an optional first message. */
export default function MemberSignupScreen() {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const id = useParams().id!
  const { data } = useQuery(call(api, 'members.show', { params: { id } }))
  if (!data) return null
  const { profile } = data
  return (
    <>
      <PageHead noindex title={t('sign_up.message.title', { name: profile.name })} />
      <SignupPage key={id} aside={<AddresseeAside profile={profile} />} addressee={profile} next={`/members/${id}`} />
    </>
  )
}
