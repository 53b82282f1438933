import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { NO_TERMS } from '#console/offers/discounts/discount_code.ts'
import { ExamplePrices } from '#console/offers/discounts/example_prices.tsx'
import { exampleOf, termsOf } from '#console/offers/discounts/terms.ts'
import { TermsFields } from '#console/offers/discounts/terms_fields.tsx'
import { FieldRow } from '#console/offers/field_row.tsx'
import { NumberField } from '#console/offers/number_field.tsx'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import type { PackageList } from '#console/offers/packages/credit_package.ts'
import { priceText } from '#console/translations/price_text.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { focus } from '#console/theme/focus.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  list: PackageList
  onClose(): void
}

const OF_ORDERS = ['country', 'currency', 'minimum_order_value', 'starts', 'ends']
const FIELDS = ['name', 'count', 'value_percentage', ...OF_ORDERS]
const LONGEST_NAME = 60
const EMPTY = { ...NO_TERMS, name: '', count: '50' }

/** Unique codes, for one order each. */
export function BatchDialog({ tenantId, list, onClose }: Props) {
  const translate = useTranslate()
  const { locale } = useTimes()
  const [draft, setDraft] = useState(EMPTY)
  const [noPrice, setNoPrice] = useState('')
  const { isBusy, faults, refusal, save } = useOfferCall(['discount_codes'], ...FIELDS)
  const change = (part: Partial<typeof EMPTY>) => setDraft({ ...draft, ...part })

  async function send() {
    const terms = termsOf(draft, locale)
    if (terms.minimum_order_value === undefined)
      return setNoPrice(translate('offers.no_price', { example: priceText(1299, draft.currency || 'EUR', locale) }))
    setNoPrice('')
    const body = { ...terms, name: draft.name, count: Number(draft.count) }
    const path = `/api/tenants/${tenantId}/discount_batches`
    if (await save({ method: 'POST', path, body, said: 'offers.codes.batch_saved' })) onClose()
  }

  return (
    <FormDialog
      title={translate('offers.codes.new_batch')}
      about={translate('offers.codes.batch_about')}
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
          helperText={translate('offers.codes.count_hint')}
          onChange={(count) => change({ count })}
        />
        <NumberField
          label={translate('offers.codes.percent')}
          value={draft.percent}
          fault={faults.value_percentage}
          helperText={translate('offers.codes.percent_hint')}
          onChange={(percent) => change({ percent })}
        />
      </FieldRow>
      <TermsFields
        list={list}
        draft={draft}
        faults={noPrice ? { ...faults, minimum_order_value: noPrice } : faults}
        onChange={change}
      />
      <ExamplePrices tenantId={tenantId} asked={exampleOf(draft, locale)} />
    </FormDialog>
  )
}
