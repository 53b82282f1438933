import { MenuItem, TextField } from '@mui/material'
import { useState } from 'react'
import { useLocale, useTranslate } from 'react-admin'
import { FieldRow } from '#console/offers/field_row.tsx'
import { FormDialog } from '#console/forms/form_dialog.tsx'
import { countryOffers, type PackageList } from '#console/offers/packages/credit_package.ts'
import { packagesKey } from '#console/offers/packages/use_packages.ts'
import { useOfferCall } from '#console/offers/use_offer_call.ts'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  tenantId: string
  list: PackageList
  onClose(): void
}

/** The packages of one country, for another one. */
export function CopyDialog({ tenantId, list, onClose }: Props) {
  const translate = useTranslate()
  const language = useLocale()
  const { isBusy, faults, refusal, save } = useOfferCall(packagesKey(tenantId), 'from', 'to')
  const selling = countryOffers(list)
    .filter(({ offered }) => offered.length > 0)
    .map(({ place }) => place)
  const [from, setFrom] = useState(selling[0]?.country ?? '')
  const [to, setTo] = useState('')
  const currency = selling.find(({ country }) => country === from)?.currency
  const free = list.places.filter((place) => place.currency === currency && !selling.includes(place))
  const fields = [
    { name: 'from', value: from, choices: selling, choose: setFrom },
    { name: 'to', value: free.some(({ country }) => country === to) ? to : '', choices: free, choose: setTo },
  ] as const

  async function send() {
    const copy = { method: 'POST', path: `/api/tenants/${tenantId}/package_copies`, body: { from, to } } as const
    if (await save({ ...copy, said: 'offers.packages.copied' })) onClose()
  }

  return (
    <FormDialog
      title={translate('offers.packages.copy')}
      about={translate('offers.packages.copy_about')}
      submit={translate('offers.packages.copy_now')}
      refusal={refusal}
      isBusy={isBusy}
      isChanged={from !== '' && fields[1].value !== ''}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <FieldRow>
        {fields.map(({ name, value, choices, choose }) => (
          <TextField
            key={name}
            select
            label={translate(`offers.packages.copy_${name}`)}
            value={value}
            error={faults[name] !== undefined}
            helperText={faults[name] ?? (choices.length === 0 ? translate('offers.packages.copy_nowhere') : undefined)}
            onChange={({ target }) => choose(target.value)}
          >
            {choices.map(({ country }) => (
              <MenuItem key={country} value={country}>
                {placeName(country, language)}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </FieldRow>
    </FormDialog>
  )
}
