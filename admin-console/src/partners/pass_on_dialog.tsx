import { FormControlLabel, Radio, RadioGroup } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useNotify, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { ReasonDialog } from '#console/forms/reason_dialog.tsx'
import { focus } from '#console/theme/focus.ts'

const CHOICES = ['new', 'current'] as const

interface Props {
  tenantId: string
  onClose(): void
}

/** Has the file made that partners get, for a reason. */
export function PassOnDialog({ tenantId, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const language = useLocale()
  const queryClient = useQueryClient()
  const [which, setWhich] = useState<string>('new')
  return (
    <ReasonDialog
      title={translate('partners.pass_on.title')}
      text={translate('partners.pass_on.text')}
      submit={translate('partners.pass_on.submit')}
      onSubmit={async (reason) => {
        const body = JSON.stringify({ which, reason, language })
        await httpClient(`/api/tenants/${tenantId}/partner_handovers`, { method: 'POST', body })
        await queryClient.invalidateQueries({ queryKey: ['list_exports', tenantId] })
        notify('lists.export.requested', { type: 'info' })
        onClose()
      }}
      onClose={onClose}
    >
      <RadioGroup
        aria-label={translate('partners.pass_on.title')}
        value={which}
        onChange={({ target }) => setWhich(target.value)}
      >
        {CHOICES.map((one, at) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" slotProps={{ input: { ref: at === 0 ? focus : null } }} />}
            label={translate(`partners.pass_on.${one}`)}
          />
        ))}
      </RadioGroup>
    </ReasonDialog>
  )
}
