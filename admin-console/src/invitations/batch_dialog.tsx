import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { CODES } from '#console/invitations/invite_code.ts'
import { FieldRow } from '#console/offers/field_row.tsx'
import { NumberField, numberOf } from '#console/offers/number_field.tsx'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  tenantId: string
  onClose(): void
}

const LONGEST_NAME = 60
const EMPTY = { name: '', count: '50', uses: '1' }

/** Unique codes. */
export function BatchDialog({ tenantId, onClose }: Props) {
  const translate = useTranslate()
  const [draft, setDraft] = useState(EMPTY)
  const { isBusy, faults, refusal, save } = useOfferCall([CODES], 'name', 'count', 'uses')
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })

  async function send() {
    const body = { name: draft.name, count: numberOf(draft.count), uses: numberOf(draft.uses) }
    const path = `/api/tenants/${tenantId}/invite_batches`
    if (await save({ method: 'POST', path, body, said: 'offers.codes.batch_saved' })) onClose()
  }

  return (
    <FormDialog
      title={translate('offers.codes.new_batch')}
      about={translate('invitations.batch_about')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={!isAlike(draft, EMPTY)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <TextField
        fullWidth
        label={translate('offers.codes.batch_name')}
        value={draft.name}
        error={faults.name !== undefined}
        helperText={faults.name ?? translate('offers.codes.batch_name_hint')}
        inputRef={focus}
        onChange={({ target }) => change({ name: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_NAME, autoComplete: 'off' } }}
      />
      <FieldRow>
        <NumberField
          label={translate('offers.codes.count')}
          value={draft.count}
          fault={faults.count}
          helperText={translate('invitations.count_hint')}
          onChange={(count) => change({ count })}
        />
        <NumberField
          label={translate('invitations.uses')}
          value={draft.uses}
          fault={faults.uses}
          helperText={translate('invitations.uses_hint')}
          onChange={(uses) => change({ uses })}
        />
      </FieldRow>
    </FormDialog>
  )
}
