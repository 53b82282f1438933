import { Box, Button, Checkbox, FormControlLabel, FormGroup, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import type { Lease, WholeComplaint } from '#console/complaints/complaint.ts'
import { AuditReason, FactsFields, MeasureFields } from '#console/sanctions/finding_fields.tsx'
import { foundOf, isWhole, noFinding } from '#console/sanctions/finding.ts'
import { UnfoundedField } from '#console/complaints/unfounded_field.tsx'
import { useNext } from '#console/complaints/use_next.ts'
import { useCalls } from '#console/forms/use_calls.ts'
import { defaultLanguage, type WholeTenant } from '#console/tenancy/tenant.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  tenant: WholeTenant
  complaint: WholeComplaint
  lease: Lease
  onDecided(): void
}

/** Decides about a report, and about others with the same subject. */
export function DecisionForm({ tenant, complaint, lease, onDecided }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const refresh = useRefresh()
  const id = useId()
  const { takeNext } = useNext(tenant)
  const { isBusy, faults, call } = useCalls(`/api/tenants/${tenant.id}/complaints/${complaint.id}`)
  const [finding, setFinding] = useState(() => noFinding(complaint.language))
  const [together, setTogether] = useState(() => complaint.others.map((one) => one.id))
  const [reason, setReason] = useState('')
  const [unfounded, setUnfounded] = useState<string[]>([])
  const isReady = isWhole(finding, reason)
  const decided = [complaint, ...complaint.others.filter((one) => together.includes(one.id))]

  async function decide(goesOn: boolean) {
    const made = await call('POST', '/decision', {
      lease: lease.number,
      ...foundOf(finding),
      with: together,
      ...(finding.measures.length === 0 && {
        unfounded: decided.map(({ id: one }) => one).filter((one) => unfounded.includes(one)),
      }),
      reason,
    })
    if (made) {
      notify('complaints.decision.done', { type: 'success' })
      onDecided()
      if (goesOn) await takeNext(complaint.id)
    }
    refresh()
  }

  return (
    <Section title={translate('complaints.decision.title')} text={translate('complaints.decision.text')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
        <MeasureFields
          finding={finding}
          measures={complaint.measures}
          faults={faults}
          nothing={translate('complaints.decision.nothing')}
          onChange={setFinding}
        />
        <FactsFields
          finding={finding}
          faults={faults}
          onChange={setFinding}
          label={translate('complaints.decision.facts')}
          templates={{
            tenantId: tenant.id,
            fallback: defaultLanguage(tenant),
            values: { number: complaint.number, brand: tenant.name },
          }}
        />
        {complaint.others.length > 0 && (
          <Box role="group" aria-labelledby={id}>
            <Typography id={id} sx={{ fontWeight: 550 }}>
              {translate('complaints.decision.together')}
            </Typography>
            <FormGroup>
              {complaint.others.map((one) => (
                <FormControlLabel
                  key={one.id}
                  label={`${one.number} · ${translate(`complaints.reasons.${one.reason}`)}`}
                  control={
                    <Checkbox
                      size="small"
                      checked={together.includes(one.id)}
                      onChange={() =>
                        setTogether(
                          together.includes(one.id)
                            ? together.filter((other) => other !== one.id)
                            : [...together, one.id]
                        )
                      }
                    />
                  }
                />
              ))}
            </FormGroup>
          </Box>
        )}
        {finding.measures.length === 0 && (
          <UnfoundedField complaints={decided} unfounded={unfounded} onChange={setUnfounded} />
        )}
        <AuditReason reason={reason} fault={faults['reason']} onChange={setReason} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" loading={isBusy} disabled={!isReady} onClick={() => void decide(false)}>
            {translate('complaints.decision.submit')}
          </Button>
          <Button variant="outlined" disabled={!isReady || isBusy} onClick={() => void decide(true)}>
            {translate('complaints.decision.then_next')}
          </Button>
        </Box>
      </Box>
    </Section>
  )
}
