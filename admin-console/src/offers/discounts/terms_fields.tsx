import { MenuItem, TextField } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { METHOD_NAMES, METHODS, type TermsDraft } from '#console/offers/discounts/discount_code.ts'
import { ClockField } from '#console/offers/clock_field.tsx'
import { FieldRow } from '#console/offers/field_row.tsx'
import { countryOffers, type PackageList } from '#console/offers/packages/credit_package.ts'
import { PriceField } from '#console/offers/price_field.tsx'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  list: PackageList
  draft: TermsDraft
  faults: Record<string, string>
  onChange(change: Partial<TermsDraft>): void
}

const SHRUNK = { select: { displayEmpty: true }, inputLabel: { shrink: true } }

/** For which orders a code is, and when. */
export function TermsFields({ list, draft, faults, onChange }: Props) {
  const translate = useTranslate()
  const language = useLocale()
  const places = countryOffers(list).map(({ place }) => place)
  const currencies = [...new Set(places.map(({ currency }) => currency))]
  return (
    <>
      <FieldRow>
        <TextField
          select
          fullWidth
          label={translate('offers.codes.country')}
          value={draft.country}
          error={faults.country !== undefined}
          helperText={faults.country}
          onChange={({ target }) => onChange({ country: target.value })}
          slotProps={SHRUNK}
        >
          <MenuItem value="">{translate('offers.codes.any_country')}</MenuItem>
          {places.map(({ country }) => (
            <MenuItem key={country} value={country}>
              {placeName(country, language)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={translate('offers.codes.methods')}
          value={draft.methods}
          onChange={({ target }) => onChange({ methods: target.value as unknown as string[] })}
          slotProps={{
            inputLabel: { shrink: true },
            select: {
              multiple: true,
              displayEmpty: true,
              renderValue: (chosen) =>
                (chosen as string[]).map(nameOf).join(', ') || translate('offers.codes.any_method'),
            },
          }}
        >
          {METHODS.map((method) => (
            <MenuItem key={method} value={method}>
              {nameOf(method)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          fullWidth
          label={translate('offers.codes.currency')}
          value={draft.currency}
          error={faults.currency !== undefined}
          helperText={faults.currency}
          onChange={({ target }) => onChange({ currency: target.value, ...(target.value === '' && { minimum: '' }) })}
          slotProps={SHRUNK}
        >
          <MenuItem value="">{translate('offers.codes.any_currency')}</MenuItem>
          {currencies.map((currency) => (
            <MenuItem key={currency} value={currency}>
              {currency}
            </MenuItem>
          ))}
        </TextField>
        <PriceField
          label={translate('offers.codes.minimum')}
          value={draft.minimum}
          currency={draft.currency}
          fault={faults.minimum_order_value}
          hint={translate('offers.codes.minimum_hint')}
          onChange={(minimum) =>
            onChange({ minimum, ...(draft.currency === '' && currencies[0] && { currency: currencies[0] }) })
          }
        />
      </FieldRow>
      <FieldRow>
        <ClockField
          label={translate('offers.starts')}
          value={draft.starts}
          zone={list.time_zone}
          fault={faults.starts}
          hint={translate('offers.starts_hint')}
          onChange={(starts) => onChange({ starts })}
        />
        <ClockField
          label={translate('offers.ends')}
          value={draft.ends}
          zone={list.time_zone}
          fault={faults.ends}
          hint={translate('offers.ends_hint')}
          onChange={(ends) => onChange({ ends })}
        />
      </FieldRow>
    </>
  )

  function nameOf(method: string): string {
    return METHOD_NAMES[method as (typeof METHODS)[number]] ?? translate(`offers.codes.method.${method}`)
  }
}
