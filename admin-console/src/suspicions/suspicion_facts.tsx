import { Link } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import type { WholeSuspicion } from '#console/suspicions/suspicion.ts'
import { SuspicionState } from '#console/suspicions/suspicion_state.tsx'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { Moment } from '#console/theme/moment.tsx'
import { placeName } from '#console/translations/place_name.ts'

/** Of which report a record is, and what was done about it by whom. */
export function SuspicionFacts({ suspicion }: { suspicion: WholeSuspicion }) {
  const translate = useTranslate()
  const locale = useLocale()
  const { complaint, tenant_id: tenantId, authority_country: country } = suspicion
  const field = (name: string) => translate(`resources.suspicions.fields.${name}`)
  const at = (moment: string | null) => moment && <Moment at={moment} />
  return (
    <Facts title={translate('suspicions.record')}>
      <Fact name={field('number')}>{suspicion.number}</Fact>
      <Fact name={field('state')}>
        <SuspicionState suspicion={suspicion} />
      </Fact>
      <Fact name={field('urgency')}>{translate(`suspicions.urgencies.${suspicion.urgency}`)}</Fact>
      <Fact name={field('complaint')}>
        <Link component={RouterLink} to={`/tenants/${tenantId}/show/complaints/${complaint.id}`}>
          {complaint.number}
        </Link>
      </Fact>
      <Fact name={field('opened_at')}>{at(suspicion.opened_at)}</Fact>
      <Fact name={field('opened_by')}>{suspicion.opened_by?.name}</Fact>
      <Fact name={field('due_at')}>
        {(suspicion.state === 'open' || suspicion.state === 'overdue') && at(suspicion.due_at)}
      </Fact>
      <Fact name={field('authority')}>{suspicion.authority}</Fact>
      <Fact name={field('authority_country')}>{country && placeName(country, locale)}</Fact>
      <Fact name={field('informed_at')}>{at(suspicion.informed_at)}</Fact>
      <Fact name={field('informed_by')}>{suspicion.informed_by?.name}</Fact>
      <Fact name={field('reference')}>{suspicion.reference}</Fact>
      <Fact name={field('ended_at')}>{at(suspicion.ended_at)}</Fact>
      <Fact name={field('ended_by')}>{suspicion.ended_by?.name}</Fact>
    </Facts>
  )
}
