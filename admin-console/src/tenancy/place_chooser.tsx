import { MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { WholeTenant } from '#console/tenancy/tenant.ts'

interface Props {
  tenant: WholeTenant
  /** Empty for the whole brand. */
  domainId: string
  /** There are unsaved changes. */
  isBusy: boolean
  onChoose(domainId: string): void
}

export function PlaceChooser({ tenant, domainId, isBusy, onChoose }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('settings_form.settings_for')}
      value={domainId}
      disabled={isBusy}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      sx={{ minWidth: 200 }}
    >
      <MenuItem value="">{translate('settings_form.whole_brand', { name: tenant.name })}</MenuItem>
      {tenant.domains.map(({ id, host }) => (
        <MenuItem key={id} value={id}>
          {translate('settings_form.only_host', { host })}
        </MenuItem>
      ))}
    </TextField>
  )
}
