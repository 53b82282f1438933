import { Box, FormControlLabel, Switch, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { BrandRolesFields } from '#console/staff/brand_roles_fields.tsx'
import type { BrandRoles } from '#console/staff/brand_roles.ts'

export interface Rights {
  isPlatformAdmin: boolean
  lines: BrandRoles[]
}

interface Props {
  rights: Rights
  /** Nobody takes the right to do everything from themselves. */
  isOneself?: boolean
  faults: Record<string, string>
  /** Says what a line lacks. */
  isChecked: boolean
  onChange(change: Partial<Rights>): void
}

/** Everything everywhere, or roles at some brands. */
export function RightsFields({ rights, isOneself = false, faults, isChecked, onChange }: Props) {
  const translate = useTranslate()
  const hint = isOneself ? 'staff.own_admin' : 'staff.platform_admin_hint'
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <div>
        <FormControlLabel
          label={translate('staff.platform_admin')}
          control={
            <Switch
              checked={rights.isPlatformAdmin}
              disabled={isOneself}
              aria-describedby="platform-admin-hint"
              onChange={(_, isPlatformAdmin) => onChange({ isPlatformAdmin })}
            />
          }
        />
        <Typography
          id="platform-admin-hint"
          variant="body2"
          sx={{ color: faults.platform_admin ? 'error.main' : 'text.secondary' }}
        >
          {faults.platform_admin ?? translate(hint)}
        </Typography>
      </div>
      {!rights.isPlatformAdmin && (
        <BrandRolesFields
          lines={rights.lines}
          fault={Object.entries(faults).find(([field]) => field.startsWith('grants'))?.[1]}
          isChecked={isChecked}
          onChange={(lines) => onChange({ lines })}
        />
      )}
    </Box>
  )
}
