import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  MenuItem,
  TextField,
} from '@mui/material'
import { type SubmitEvent, useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useCalls } from '#console/forms/use_calls.ts'
import { foundOf, isWhole, noFinding, REASONS } from '#console/sanctions/finding.ts'
import { AuditReason, FactsFields, MeasureFields } from '#console/sanctions/finding_fields.tsx'
import { SANCTIONS } from '#console/sanctions/sanction.ts'

interface Props {
  member: { id: string; tenant_id: string; name: string; language: string }
  onImposed(): void
  onClose(): void
}

/** Puts a member under something without a report; they read why, and may appeal as after one. */
export function SanctionDialog({ member, onImposed, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { isBusy, faults, call } = useCalls(`/api/tenants/${member.tenant_id}/members/${member.id}`)
  const [finding, setFinding] = useState(() => noFinding(member.language))
  const [about, setAbout] = useState<(typeof REASONS)[number]>('other')
  const [reason, setReason] = useState('')

  async function impose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (await call('POST', '/sanctions', { ...foundOf(finding), about, reason })) onImposed()
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <form onSubmit={impose}>
        <DialogTitle id={id}>{translate('member_actions.sanction.title', { name: member.name })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2.5 }}>
          <DialogContentText>{translate('member_actions.sanction.text')}</DialogContentText>
          <MeasureFields finding={finding} measures={SANCTIONS} faults={faults} onChange={setFinding} />
          <TextField
            select
            label={translate('member_actions.sanction.about')}
            value={about}
            onChange={({ target }) => setAbout(target.value as typeof about)}
            sx={{ m: 0 }}
          >
            {REASONS.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`complaints.reasons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <FactsFields
            finding={finding}
            faults={faults}
            onChange={setFinding}
            label={translate('complaints.decision.facts')}
          />
          <AuditReason reason={reason} fault={faults['reason']} onChange={setReason} />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            loading={isBusy}
            disabled={finding.measures.length === 0 || !isWhole(finding, reason)}
          >
            {translate('member_actions.sanction.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
