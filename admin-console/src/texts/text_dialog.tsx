import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { ownTextFault } from '@manyhearts/locales/own_text_fault'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { httpClient } from '#console/data/http_client.ts'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { useSubmit } from '#console/forms/use_submit.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { faultText } from '#console/texts/fault_text.ts'
import { type OwnText, saidText } from '#console/texts/own_text.ts'
import { TextFields } from '#console/texts/text_fields.tsx'
import { ownTextsKey, ownTextsPath } from '#console/texts/use_own_texts.ts'

interface Props {
  tenant: WholeTenant
  wording: WrittenWording
  text: OwnText
  onClose(): void
}

/** Says one text in the brand's own words, or the product's again. */
export function TextDialog({ tenant, wording, text, onClose }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [base, setBase] = useState(text.own)
  const [draft, setDraft] = useState(saidText(text))
  const { isBusy, faults, refusal, submit } = useSubmit('own')
  const isChanged = draft !== (base ?? text.plain ?? text.product)
  const isOvertaken = text.own !== base && text.own !== draft
  const fault = isChanged ? ownTextFault(text.name, text.product, draft) : undefined

  async function send(own: string | null) {
    const path = `${ownTextsPath(tenant.id, wording)}/${encodeURIComponent(text.name)}`
    const body = JSON.stringify({ own, before: base })
    const isDone = await submit(() => httpClient(path, { method: 'PUT', body }))
    await queryClient.invalidateQueries({ queryKey: ownTextsKey(tenant.id) })
    if (!isDone) return
    notify(own === null ? 'own_texts.restored' : 'own_texts.saved', { type: 'success' })
    onClose()
  }

  return (
    <FormDialog
      title={translate('own_texts.edit')}
      width="md"
      refusal={isOvertaken ? '' : refusal}
      isBusy={isBusy}
      isChanged={isChanged}
      isReady={isChanged && fault === undefined && !isOvertaken}
      other={
        base !== null && (
          <Button color="inherit" disabled={isBusy} onClick={() => void send(null)} sx={{ mr: 'auto' }}>
            {translate('pages.remove.open')}
          </Button>
        )
      }
      onSubmit={() => void send(draft)}
      onClose={onClose}
    >
      {isOvertaken && (
        <EditConflict
          differences={[{ name: text.name, theirs: saidText(text), yours: draft }]}
          onTakeTheirs={() => {
            setBase(text.own)
            setDraft(saidText(text))
          }}
          onKeepMine={() => setBase(text.own)}
        />
      )}
      <TextFields
        tenant={tenant}
        wording={wording}
        text={text}
        draft={draft}
        fault={fault ? faultText(translate, fault) : faults.own}
        onChange={setDraft}
      />
    </FormDialog>
  )
}
