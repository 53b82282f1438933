import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined'
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import { ListItemText, MenuItem, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { inOrder } from '#console/staff/brand_roles.ts'
import { type Role, ROLES } from '#console/staff/staff_member.ts'

interface Props {
  roles: Role[]
  fault: string | undefined
  onChange(roles: Role[]): void
}

/** One or more roles, each with a sentence on what it allows. */
export function RolesField({ roles, fault, onChange }: Props) {
  const translate = useTranslate()
  const named = (chosen: Role[]) => chosen.map((role) => translate(`staff.roles.${role}`)).join(', ')
  return (
    <TextField
      select
      label={translate('staff.roles_label')}
      value={roles}
      error={fault !== undefined}
      helperText={fault}
      onChange={({ target }) => onChange(inOrder(target.value as unknown as Role[]))}
      slotProps={{ select: { multiple: true, renderValue: (chosen) => named(chosen as Role[]) } }}
    >
      {ROLES.map((role) => (
        <MenuItem key={role} value={role} sx={{ gap: 1, maxWidth: 440, whiteSpace: 'normal' }}>
          {roles.includes(role) ? (
            <CheckBoxOutlined fontSize="small" color="primary" />
          ) : (
            <CheckBoxOutlineBlankOutlined fontSize="small" color="action" />
          )}
          <ListItemText primary={translate(`staff.roles.${role}`)} secondary={translate(`staff.role_means.${role}`)} />
        </MenuItem>
      ))}
    </TextField>
  )
}
