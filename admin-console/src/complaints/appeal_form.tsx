import { Box, Button, FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Appeal, Lease, WholeComplaint } from '#console/complaints/complaint.ts'
import { AuditReason, FactsFields, MeasureFields } from '#console/sanctions/finding_fields.tsx'
import { foundOf, noFinding, SHORTEST_REASON } from '#console/sanctions/finding.ts'
import { useCalls } from '#console/forms/use_calls.ts'
import { defaultLanguage, type WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  complaint: WholeComplaint
  appeal: Appeal
  lease: Lease
  onDecided(): void
}

/** Decides about an appeal; where a reporter is right, another decision takes the place of the first. */
export function AppealForm({ tenant, complaint, appeal, lease, onDecided }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/appeals/${appeal.id}`)
  const [outcome, setOutcome] = useState<'upheld' | 'overturned'>()
  const [reason, setReason] = useState('')
  const [finding, setFinding] = useState(() => noFinding(complaint.language))
  const isAnew = outcome === 'overturned' && appeal.side === 'reporter'
  const isWhole =
    outcome !== undefined &&
    finding.facts.trim() !== '' &&
    reason.trim().length >= SHORTEST_REASON &&
    (!isAnew || (finding.measures.length > 0 && finding.clause.trim() !== ''))

  async function decide() {
    const { facts: statement, language, ...anew } = foundOf(finding)
    const body = { lease: lease.number, complaint_id: complaint.id, outcome, statement, language, reason }
    const made = await call('POST', '/decision', isAnew ? { ...body, ...anew } : body)
    if (made) {
      notify('complaints.appeal.done', { type: 'success' })
      onDecided()
    }
    refresh()
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <RadioGroup
        aria-label={translate('complaints.appeal.submit')}
        value={outcome ?? ''}
        onChange={({ target }) => setOutcome(target.value as 'upheld' | 'overturned')}
      >
        <FormControlLabel
          value="upheld"
          control={<Radio size="small" />}
          label={translate('complaints.appeal.upheld')}
        />
        <FormControlLabel
          value="overturned"
          control={<Radio size="small" />}
          label={translate(`complaints.appeal.${appeal.side === 'reporter' ? 'overturned_anew' : 'overturned'}`)}
        />
      </RadioGroup>
      {isAnew && (
        <MeasureFields finding={finding} measures={complaint.measures} faults={faults} onChange={setFinding} />
      )}
      <FactsFields
        finding={finding}
        faults={faults}
        onChange={setFinding}
        label={translate('complaints.appeal.statement')}
        templates={{
          tenantId: tenant.id,
          fallback: defaultLanguage(tenant),
          values: { number: complaint.decision?.number, brand: tenant.name },
        }}
      />
      <AuditReason reason={reason} fault={faults['reason']} onChange={setReason} />
      <Button
        variant="contained"
        loading={isBusy}
        disabled={!isWhole}
        sx={{ justifySelf: 'start' }}
        onClick={() => void decide()}
      >
        {translate('complaints.appeal.submit')}
      </Button>
    </Box>
  )
}
