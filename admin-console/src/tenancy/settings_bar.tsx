import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Domain, WholeTenant } from '#console/tenancy/tenant.ts'

interface Choice {
  tenant: WholeTenant
  domain: Domain
  ownOnly: boolean
  onHost(host: string): void
  onOwnOnly(ownOnly: boolean): void
}

/** Chooses under which host the settings are read, and whether those of the niche and the platform are shown too. */
export function SettingsBar({ tenant, domain, ownOnly, onHost, onOwnOnly }: Choice) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography variant="h2" sx={{ flexGrow: 1, fontSize: '1rem' }}>
        {translate('tenants.settings')}
      </Typography>
      {tenant.domains.length > 1 && (
        <TextField
          select
          fullWidth={false}
          label={translate('tenants.served_at')}
          value={domain.host}
          onChange={(event) => onHost(event.target.value)}
          sx={{ minWidth: 224 }}
        >
          {tenant.domains.map(({ host }) => (
            <MenuItem key={host} value={host}>
              {host}
            </MenuItem>
          ))}
        </TextField>
      )}
      <ToggleButtonGroup
        exclusive
        size="small"
        value={ownOnly}
        onChange={(_, chosen: boolean | null) => chosen !== null && onOwnOnly(chosen)}
        aria-label={translate('tenants.which_settings')}
      >
        <ToggleButton value={false}>{translate('tenants.all_settings')}</ToggleButton>
        <ToggleButton value={true}>{translate('tenants.own_settings')}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
