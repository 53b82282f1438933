import { Alert, Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Decision } from '#console/complaints/complaint.ts'
import { Section } from '#console/theme/section.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** What was decided, with its reasons. */
export function DecisionSection({ decision }: { decision: Decision }) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const {
    number,
    facts,
    ground,
    clause,
    measures,
    ends_at: until,
    decided_at: at,
    decided_by: by,
    overturned_at: overturned,
  } = decision
  const who = by?.name ?? translate('audit.by_system')
  return (
    <Section
      title={`${translate('complaints.decision.title')} ${number}`}
      text={translate('complaints.decision.by', { at: moment(at), who })}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {overturned && (
          <Alert severity="warning" variant="outlined">
            {translate('complaints.decision.overturned')}
          </Alert>
        )}
        {measures.length > 0 ? (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {measures.map((one) => (
              <li key={one}>{translate(`complaints.measures.${one}`)}</li>
            ))}
            {until && <li>{translate('sanctions.until', { at: moment(until) })}</li>}
            {ground && <li>{`${translate(`complaints.decision.${ground}`)}: ${clause}`}</li>}
          </Box>
        ) : (
          <Typography>{translate('complaints.decision.nothing')}</Typography>
        )}
        <WrittenText>{facts}</WrittenText>
      </Box>
    </Section>
  )
}
