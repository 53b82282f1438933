import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isAlike } from '#console/forms/drafts.ts'
import { NO_TERMS, VALIDITIES } from '#console/offers/discounts/discount_code.ts'
import { ExamplePrices } from '#console/offers/discounts/example_prices.tsx'
import { exampleOf, termsOf } from '#console/offers/discounts/terms.ts'
import { TermsFields } from '#console/offers/discounts/terms_fields.tsx'
import { FieldRow } from '#console/offers/field_row.tsx'
import { NumberField, numberOf } from '#console/offers/number_field.tsx'
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
const FIELDS = ['code', 'value_percentage', 'validity', 'usage_limit', ...OF_ORDERS]
const LONGEST_CODE = 40
const EMPTY = { ...NO_TERMS, code: '', validity: 'once-per-user' as (typeof VALIDITIES)[number], limit: '' }

/** A new code for everybody who knows it. */
export function CodeDialog({ tenantId, list, onClose }: Props) {
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
    const body = { ...terms, code: draft.code, validity: draft.validity, usage_limit: numberOf(draft.limit) }
    const path = `/api/tenants/${tenantId}/discount_codes`
    if (await save({ method: 'POST', path, body, said: 'offers.codes.saved' })) onClose()
  }

  return (
    <FormDialog
      title={translate('offers.codes.new')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={!isAlike(draft, EMPTY)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FieldRow>
        <TextField
          fullWidth
          label={translate('offers.codes.code')}
          value={draft.code}
          error={faults.code !== undefined}
          helperText={faults.code ?? translate('offers.codes.code_hint')}
          inputRef={focus}
          onChange={({ target }) => change({ code: target.value.toUpperCase() })}
          slotProps={{ htmlInput: { maxLength: LONGEST_CODE, autoComplete: 'off', spellCheck: false } }}
        />
        <NumberField
          label={translate('offers.codes.percent')}
          value={draft.percent}
          fault={faults.value_percentage}
          helperText={translate('offers.codes.percent_hint')}
          onChange={(percent) => change({ percent })}
        />
        <TextField
          select
          fullWidth
          label={translate('offers.codes.validity')}
          value={draft.validity}
          onChange={({ target }) => change({ validity: target.value as typeof draft.validity })}
        >
          {VALIDITIES.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`offers.codes.validities.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <NumberField
          label={translate('offers.codes.limit')}
          value={draft.limit}
          fault={faults.usage_limit}
          helperText={translate('offers.codes.limit_hint')}
          onChange={(limit) => change({ limit })}
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
