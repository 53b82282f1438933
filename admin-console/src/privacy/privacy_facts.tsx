import { Link } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WholePrivacyRequest } from '#console/privacy/privacy_request.ts'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** Who asked, by what proof, and until when. */
export function PrivacyFacts({ request }: { request: WholePrivacyRequest }) {
  const translate = useTranslate()
  const { date, moment } = useTimes()
  const { member, email, tenant_id: tenantId, language, answered_at: answered, told_at: told } = request
  const field = (name: string) => translate(`resources.privacy_requests.fields.${name}`)
  return (
    <Facts title={translate('privacy_requests.request')}>
      <Fact name={field('number')}>{request.number}</Fact>
      <Fact name={field('member')}>
        {member ? (
          <Link component={RouterLink} to={`/tenants/${tenantId}/show/members/${member.id}`}>
            {member.name}
          </Link>
        ) : (
          (email ?? translate('privacy_requests.nobody'))
        )}
      </Fact>
      <Fact name={field('proof')}>{translate(`privacy_requests.proofs.${request.proof}`)}</Fact>
      <Fact name={field('language')}>{LANGUAGE_NAMES[language as Language] ?? language}</Fact>
      <Fact name={field('received_at')}>{date(request.received_at)}</Fact>
      <Fact name={field('due_at')}>{date(request.due_at)}</Fact>
      <Fact name={field('extension_reason')}>{request.extension_reason}</Fact>
      <Fact name={field('assignee_id')}>{request.assignee_id?.name}</Fact>
      <Fact name={field('answered_at')}>{answered && moment(answered)}</Fact>
      <Fact name={field('told_at')}>{told && moment(told)}</Fact>
    </Facts>
  )
}
