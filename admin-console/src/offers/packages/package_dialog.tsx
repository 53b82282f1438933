import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { without } from '#console/forms/drafts.ts'
import { EditConflict } from '#console/forms/edit_conflict.tsx'
import { fieldDifferences } from '#console/forms/field_differences.ts'
import { useDraftOf } from '#console/forms/use_draft_of.ts'
import { ClockField } from '#console/offers/clock_field.tsx'
import { FieldRow } from '#console/offers/field_row.tsx'
import { NumberField } from '#console/offers/number_field.tsx'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import type { CreditPackage, PackageList, SalesPlace } from '#console/offers/packages/credit_package.ts'
import { useCreditPrice } from '#console/offers/packages/use_credit_price.ts'
import { packagesKey } from '#console/offers/packages/use_packages.ts'
import { PriceField } from '#console/offers/price_field.tsx'
import { parsePrice, priceText } from '#console/translations/price_text.ts'
import { digitsOf } from '#console/translations/digits_of.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { focus } from '#console/theme/focus.ts'
import { placeName } from '#console/translations/place_name.ts'
import { useMoney } from '#console/translations/use_money.ts'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenantId: string
  list: PackageList
  /** Undefined where it is chosen here. */
  place: SalesPlace | undefined
  /** Undefined for a new one. */
  edited: CreditPackage | undefined
  onClose(): void
}

interface Draft {
  country: string
  credits: string
  bonus: string
  price: string
  recommended: boolean
  starts: string
  ends: string
}

const FIELDS = ['country', 'currency', 'credits', 'bonus_credits', 'price_minor', 'starts', 'ends']

export function PackageDialog({ tenantId, list, place: given, edited, onClose }: Props) {
  const translate = useTranslate()
  const language = useLocale()
  const { locale } = useTimes()
  const money = useMoney()
  const creditPrice = useCreditPrice()
  const [first] = list.places.filter(({ needed }) => needed)
  const { draft, setDraft, isChanged, base, conflict } = useDraftOf(
    edited && latestOf(edited, list),
    (row?: CreditPackage) => draftOf(row, (given ?? first ?? list.places[0])?.country ?? '', locale)
  )
  const [noPrice, setNoPrice] = useState('')
  const { isBusy, faults: refused, refusal, save } = useOfferCall(packagesKey(tenantId), ...FIELDS)
  const faults = noPrice ? { ...refused, price_minor: noPrice } : without(refused, '')
  const place = list.places.find(({ country }) => country === draft.country)
  const currency = edited?.currency ?? place?.currency ?? 'EUR'
  const priceMinor = parsePrice(draft.price, currency, locale)
  const credits = Number(draft.credits) + Number(draft.bonus)
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part })

  const nameOf = (field: keyof Draft) =>
    translate(field === 'starts' || field === 'ends' ? `offers.${field}` : `offers.packages.${field}`)
  const textOf = (field: keyof Draft, value: unknown) =>
    field === 'recommended' ? translate(`ra.boolean.${String(value)}`) : String(value).replace('T', ' ')

  async function send() {
    if (priceMinor === undefined)
      return setNoPrice(translate('offers.no_price', { example: priceText(1299, currency, locale) }))
    setNoPrice('')
    const offer = {
      credits: Number(draft.credits),
      bonus_credits: Number(draft.bonus),
      price_minor: priceMinor,
      recommended: draft.recommended,
      starts: draft.starts || null,
      ends: draft.ends || null,
    }
    const root = `/api/tenants/${tenantId}/packages`
    const said = 'offers.packages.saved'
    const isDone = base
      ? await save({ method: 'PUT', path: `${root}/${base.id}`, body: { ...offer, version: base.version }, said })
      : await save({ method: 'POST', path: root, body: { country: draft.country, currency, ...offer }, said })
    if (isDone) onClose()
  }

  return (
    <FormDialog
      title={translate(edited ? 'offers.packages.edit' : 'offers.packages.new')}
      {...(edited && { about: translate('offers.packages.replaces') })}
      refusal={conflict ? '' : refusal}
      isBusy={isBusy}
      isChanged={isChanged}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {conflict && (
        <EditConflict
          differences={fieldDifferences(conflict.theirs, draft, nameOf, textOf)}
          onTakeTheirs={conflict.takeTheirs}
          onKeepMine={conflict.keepMine}
        />
      )}
      {!edited && !given && (
        <TextField
          select
          label={translate('offers.packages.country')}
          value={draft.country}
          error={faults.country !== undefined}
          helperText={faults.country}
          onChange={({ target }) => change({ country: target.value })}
        >
          {list.places.map(({ country }) => (
            <MenuItem key={country} value={country}>
              {placeName(country, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
      <FieldRow>
        <NumberField
          label={translate('offers.packages.credits')}
          value={draft.credits}
          fault={faults.credits}
          inputRef={focus}
          onChange={(value) => change({ credits: value })}
        />
        <NumberField
          label={translate('offers.packages.bonus')}
          value={draft.bonus}
          fault={faults.bonus_credits}
          onChange={(bonus) => change({ bonus })}
        />
        <PriceField
          label={translate('offers.packages.price')}
          value={draft.price}
          currency={currency}
          fault={faults.price_minor ?? faults.currency}
          hint={translate('offers.packages.price_hint', {
            most: money((place?.dearest ?? 0) * 10 ** digitsOf(currency), currency),
          })}
          onChange={(price) => change({ price })}
        />
        <TextField
          fullWidth
          label={translate('offers.packages.credit_price')}
          value={priceMinor && credits > 0 ? creditPrice({ credit_price: priceMinor / credits, currency }) : '–'}
          slotProps={{ htmlInput: { readOnly: true, tabIndex: -1 } }}
        />
      </FieldRow>
      <Box>
        <FormControlLabel
          control={<Checkbox checked={draft.recommended} onChange={(_, recommended) => change({ recommended })} />}
          label={translate('offers.packages.recommended')}
        />
        <FormHelperText sx={{ mx: 0 }}>{translate('offers.packages.recommended_hint')}</FormHelperText>
      </Box>
      <FieldRow>
        {(!edited || edited.state === 'planned') && (
          <ClockField
            label={translate('offers.starts')}
            value={draft.starts}
            zone={list.time_zone}
            fault={faults.starts}
            hint={translate('offers.starts_hint')}
            onChange={(starts) => change({ starts })}
          />
        )}
        <ClockField
          label={translate('offers.ends')}
          value={draft.ends}
          zone={list.time_zone}
          fault={faults.ends}
          hint={translate('offers.ends_hint')}
          onChange={(ends) => change({ ends })}
        />
      </FieldRow>
    </FormDialog>
  )
}

/** With another price or other credits a package is another row, under the same key. */
function latestOf(edited: CreditPackage, { packages }: PackageList): CreditPackage {
  const same = packages.filter(({ key, country }) => key === edited.key && country === edited.country)
  const read = same.find(({ id, state }) => id === edited.id && state !== 'ended')
  return read ?? same.find(({ state }) => state === edited.state) ?? edited
}

function draftOf(edited: CreditPackage | undefined, country: string, locale: string): Draft {
  if (!edited) return { country, credits: '', bonus: '0', price: '', recommended: false, starts: '', ends: '' }
  return {
    country: edited.country,
    credits: String(edited.credits),
    bonus: String(edited.bonus_credits),
    price: priceText(edited.price_minor, edited.currency, locale),
    recommended: edited.recommended,
    starts: edited.starts ?? '',
    ends: edited.ends ?? '',
  }
}
