import { Box, MenuItem, Switch, TextField, type TextFieldProps, Typography } from '@mui/material'
import { ListControl } from '#console/tenancy/settings/list_control.tsx'
import { OfferedTextControl } from '#console/tenancy/settings/offered_text_control.tsx'
import type { Field } from '#console/tenancy/settings/settings_place.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

export interface ControlProps {
  field: Field
  value: unknown
  isOwn: boolean
  isBroken: boolean
  labelledBy: string
  describedBy: string
  onChange(value: unknown): void
}

/** Input for a setting's kind; only the API validates. */
export function SettingControl(props: ControlProps) {
  const { field, value, isBroken, isOwn, labelledBy, describedBy, onChange } = props
  const { kind, name, options = [], min, max, max_length: longest } = field.setting
  const { option } = useSettingText()
  if (field.setting.offered) return <OfferedTextControl {...props} />
  const names = { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }
  const shared: TextFieldProps = {
    fullWidth: true,
    error: isBroken,
    value: String(value),
    sx: { '& .MuiInputBase-input': { color: isOwn ? 'text.primary' : 'text.secondary' } },
  }
  switch (kind) {
    case 'boolean':
      return (
        <Switch
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
          slotProps={{ input: { role: 'switch', ...names } }}
          sx={{ ml: -1 }}
        />
      )
    case 'choice':
      return (
        <TextField
          {...shared}
          select
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ select: { SelectDisplayProps: names } }}
        >
          {options.map((one) => (
            <MenuItem key={one} value={one}>
              {option(name, one)}
            </MenuItem>
          ))}
        </TextField>
      )
    case 'integer':
      return (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontVariantNumeric: 'tabular-nums' }}>
          <TextField
            {...shared}
            onChange={(event) => onChange(asNumber(event.target.value))}
            slotProps={{ htmlInput: { inputMode: 'numeric', ...names } }}
            sx={{ ...shared.sx, maxWidth: 112 }}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {min} – {max}
          </Typography>
        </Box>
      )
    case 'list':
      return <ListControl {...props} />
    default:
      return (
        <TextField
          {...shared}
          multiline={kind === 'words'}
          onChange={(event) => onChange(event.target.value)}
          slotProps={{ htmlInput: { maxLength: longest, lang: field.language ?? undefined, ...names } }}
        />
      )
  }
}

/** Anything but a whole number is sent as typed, for the API to refuse. */
function asNumber(text: string): number | string {
  return /^-?\d{1,9}$/.test(text) ? Number(text) : text
}
