import { MenuItem, TextField } from '@mui/material'
import { useLocale, useTranslate } from 'react-admin'
import { valueInForce } from '#console/tenancy/setting.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { placeName } from '#console/translations/place_name.ts'

interface Props {
  tenant: WholeTenant
  /** ISO 3166-1; empty: unknown. */
  value: string
  onChange(country: string): void
}

/** Where the visitor of a preview is: prices, ages and texts may differ there. */
export function VisitorCountry({ tenant, value, onChange }: Props) {
  const translate = useTranslate()
  const locale = useLocale()
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('look.preview.country')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 152 }}
    >
      <MenuItem value="">{translate('look.preview.unknown_country')}</MenuItem>
      {countriesOf(tenant).map((code) => (
        <MenuItem key={code} value={code}>
          {placeName(code, locale)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** In which members may live, and those of its domains. */
function countriesOf({ domains }: WholeTenant): string[] {
  const served = domains.flatMap(({ country, settings }) => {
    const setting = settings.find(({ name }) => name === 'countries')
    return [country, ...(((setting && valueInForce(setting, null).value) as string[] | undefined) ?? [])]
  })
  return [...new Set(served)]
}
