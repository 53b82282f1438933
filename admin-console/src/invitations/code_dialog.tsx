import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import { CODES, type InviteCode } from '#console/invitations/invite_code.ts'
import { FieldRow } from '#console/offers/field_row.tsx'
import { NumberField, numberOf } from '#console/offers/number_field.tsx'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { focus } from '#console/theme/focus.ts'

interface Props {
  tenantId: string
  /** Undefined for a new one. */
  edited?: InviteCode
  onClose(): void
}

const LONGEST_CODE = 40
const LONGEST_NOTE = 200

const NAMES = { uses: 'invitations.uses', note: 'resources.invite_codes.fields.note' }

const draftOf = (row?: InviteCode) => ({ uses: row ? String(row.uses) : '1', note: row?.note ?? '' })

export function CodeDialog({ tenantId, edited, onClose }: Props) {
  const translate = useTranslate()
  const [code, setCode] = useState('')
  const { draft, setDraft, isChanged, base, conflict } = useDraftOf(edited, draftOf)
  const { isBusy, faults, refusal, save } = useOfferCall([CODES], 'code', 'uses', 'note')

  async function send() {
    const root = `/api/tenants/${tenantId}/invite_codes`
    const body = { uses: numberOf(draft.uses), note: draft.note }
    const isDone = base
      ? await save({
          method: 'PUT',
          path: `${root}/${base.id}`,
          body: { ...body, stopped: base.state === 'stopped', version: base.version },
          said: 'invitations.saved',
        })
      : await save({ method: 'POST', path: root, body: { ...body, code }, said: 'offers.codes.saved' })
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={edited ? translate('offers.edit_named', { name: edited.code }) : translate('offers.codes.new')}
      refusal={conflict ? '' : refusal}
      isBusy={isBusy}
      isChanged={isChanged || code !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {conflict && (
        <EditConflict
          differences={fieldDifferences(conflict.theirs, draft, (field) => translate(NAMES[field]))}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
      <FieldRow>
        {!edited && (
          <TextField
            fullWidth
            label={translate('offers.codes.code')}
            value={code}
            error={faults.code !== undefined}
            helperText={faults.code ?? translate('offers.codes.code_hint')}
            inputRef={focus}
            onChange={({ target }) => setCode(target.value.toUpperCase())}
            slotProps={{ htmlInput: { maxLength: LONGEST_CODE, autoComplete: 'off', spellCheck: false } }}
          />
        )}
        <NumberField
          label={translate(NAMES.uses)}
          value={draft.uses}
          fault={faults.uses}
          helperText={translate('invitations.uses_hint')}
          onChange={(uses) => setDraft({ ...draft, uses })}
        />
      </FieldRow>
      <TextField
        fullWidth
        label={translate(NAMES.note)}
        value={draft.note}
        error={faults.note !== undefined}
        helperText={faults.note ?? translate('invitations.note_hint')}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE, autoComplete: 'off' } }}
      />
    </FormDialog>
  )
}
