import { Box } from '@mui/material'
import { useCanAccess, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { AnswerForm } from '#console/privacy/answer_form.tsx'
import { PrivacyActions } from '#console/privacy/privacy_actions.tsx'
import { PrivacyFacts } from '#console/privacy/privacy_facts.tsx'
import type { WholePrivacyRequest } from '#console/privacy/privacy_request.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { BackLink } from '#console/theme/back_link.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

/** What somebody asked about their data, and what staff do about it. */
export default function PrivacyScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { requestId } = useParams()
  const { data: request, error } = useGetOne<WholePrivacyRequest>('privacy_requests', {
    id: requestId!,
    meta: { tenant_id: tenant.id },
  })
  const { canAccess: answers } = useCanAccess({ resource: 'privacy_answers', action: 'store', record: tenant })
  if (error && !request) return <Failed error={error} />
  if (!request) return <Waiting />
  const isOpen = request.state !== 'answered'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${request.number} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/privacy`}>{translate('privacy_requests.back')}</BackLink>
      <MainAndAside>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title={translate(`privacy_requests.kinds.${request.kind}`)}>
            <WrittenText>{request.words || translate('privacy_requests.no_words')}</WrittenText>
            {isOpen && answers && <PrivacyActions key={request.id} request={request} />}
          </Section>
          {isOpen && answers && <AnswerForm key={request.id} request={request} />}
          {request.outcome && (
            <Section title={translate(`privacy_requests.outcomes.${request.outcome}`)}>
              <WrittenText>{request.answer!}</WrittenText>
            </Section>
          )}
        </Box>
        <PrivacyFacts request={request} />
      </MainAndAside>
    </Box>
  )
}
