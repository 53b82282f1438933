import { Box, Link, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WholeComplaint } from '#console/complaints/complaint.ts'
import { Due } from '#console/complaints/due.tsx'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** Who reported what, when and why. */
export function ComplaintFacts({ complaint }: { complaint: WholeComplaint }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const { tenant_id: tenantId, number, reason, subject, subject_kind: kind, page, reporter, language } = complaint
  const field = (name: string) => translate(`resources.complaints.fields.${name}`)
  const person = (memberId: string | null, name: string) =>
    memberId ? (
      <Link component={RouterLink} to={`/tenants/${tenantId}/show/members/${memberId}`}>
        {name}
      </Link>
    ) : (
      name
    )
  return (
    <Facts title={translate('complaints.report')}>
      <Fact name={field('number')}>{number}</Fact>
      <Fact name={field('reason')}>{translate(`complaints.reasons.${reason}`)}</Fact>
      <Fact name={field('subject')}>
        <Box component="span" sx={{ display: 'grid' }}>
          <span>{subject ? person(subject.member_id, subject.name) : translate('complaints.nobody')}</span>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {translate(`complaints.subjects.${kind}`)}
          </Typography>
        </Box>
      </Fact>
      <Fact name={translate('complaints.page')}>{page}</Fact>
      <Fact name={field('reporter')}>
        {complaint.filed_by && translate('complaints.by_team')}
        {reporter.name && (
          <Box component="span" sx={{ display: 'grid' }}>
            <span>{person(reporter.member_id, reporter.name)}</span>
            <span>{reporter.email}</span>
          </Box>
        )}
      </Fact>
      <Fact name={field('language')}>{LANGUAGE_NAMES[language as Language] ?? language}</Fact>
      <Fact name={field('created_at')}>{moment(complaint.created_at)}</Fact>
      <Fact name={field('due_at')}>{complaint.state === 'decided' ? null : <Due complaint={complaint} />}</Fact>
      <Fact name={field('assignee_id')}>{complaint.assignee_id?.name}</Fact>
    </Facts>
  )
}
