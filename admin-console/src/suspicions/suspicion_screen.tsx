import { Box, Typography } from '@mui/material'
import { useCanAccess, useGetOne, useTranslate } from 'react-admin'
import { useParams } from 'react-router-dom'
import { Dismissal } from '#console/suspicions/dismissal.tsx'
import { EndForm } from '#console/suspicions/end_form.tsx'
import { ReportForm } from '#console/suspicions/report_form.tsx'
import type { WholeSuspicion } from '#console/suspicions/suspicion.ts'
import { SuspicionFacts } from '#console/suspicions/suspicion_facts.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { BackLink } from '#console/theme/back_link.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { MainAndAside } from '#console/theme/main_and_aside.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { Section } from '#console/theme/section.tsx'
import { Waiting } from '#console/theme/waiting.tsx'
import { WrittenText } from '#console/theme/written_text.tsx'

/** A record of a suspected crime, and what staff do about it. */
export default function SuspicionScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { suspicionId } = useParams()
  const { data: suspicion, error } = useGetOne<WholeSuspicion>('suspicions', {
    id: suspicionId!,
    meta: { tenant_id: tenant.id },
  })
  const { canAccess: works } = useCanAccess({ resource: 'suspicion_reports', action: 'store', record: tenant })
  if (error && !suspicion) return <Failed error={error} />
  if (!suspicion) return <Waiting />
  const { state, outcome, ending } = suspicion
  const isUntold = state === 'open' || state === 'overdue'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <ScreenTitle>{`${suspicion.number} · ${tenant.name}`}</ScreenTitle>
      <BackLink to={`/tenants/${tenant.id}/show/suspicions`}>{translate('suspicions.back')}</BackLink>
      <MainAndAside>
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          <Section title={translate(`suspicions.kinds.${suspicion.kind}`)}>
            <WrittenText>{suspicion.words}</WrittenText>
            {suspicion.at_risk && (
              <>
                <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
                  {translate('resources.suspicions.fields.at_risk')}
                </Typography>
                <WrittenText>{suspicion.at_risk}</WrittenText>
              </>
            )}
            {works && isUntold && <Dismissal key={suspicion.id} suspicion={suspicion} />}
          </Section>
          {works && isUntold && <ReportForm key={suspicion.id} tenant={tenant} suspicion={suspicion} />}
          {works && state === 'informed' && <EndForm key={suspicion.id} suspicion={suspicion} />}
          {outcome && ending && (
            <Section
              title={translate(
                outcome === 'unfounded' ? 'suspicions.states.unfounded' : `suspicions.outcomes.${outcome}`
              )}
              {...(outcome !== 'unfounded' && { text: translate('suspicions.end.text') })}
            >
              <WrittenText>{ending}</WrittenText>
            </Section>
          )}
        </Box>
        <SuspicionFacts suspicion={suspicion} />
      </MainAndAside>
    </Box>
  )
}
