import { Autocomplete, MenuItem, TextField, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import type { ControlProps } from '#console/tenancy/settings/setting_control.tsx'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

/** A text that staff choose from a list; platform admins may also write another one. */
export function OfferedTextControl({ field, value, isOwn, isBroken, labelledBy, describedBy, onChange }: ControlProps) {
  const translate = useTranslate()
  const { text: shown } = useSettingText()
  const { canAccess: isPlatformAdmin } = useCanAccess({ resource: 'platforms', action: 'edit' })
  const { offered = {}, max_length: longest } = field.setting
  const [text, words] = [String(value), offered[field.language!] ?? []]
  const names = { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, lang: field.language! }
  const look = { '& .MuiInputBase-input': { color: isOwn ? 'text.primary' : 'text.secondary' } }
  if (isPlatformAdmin && words.length > 0)
    return (
      <Autocomplete
        freeSolo
        disableClearable
        size="small"
        options={words}
        filterOptions={(all) => all}
        inputValue={text}
        value={text}
        onInputChange={(_, typed, reason) => reason !== 'reset' && onChange(typed)}
        onChange={(_, chosen) => onChange(chosen)}
        renderInput={(props) => (
          <TextField
            {...props}
            error={isBroken}
            helperText={translate('settings_form.own_word')}
            slotProps={{
              ...props.slotProps,
              formHelperText: { sx: { mx: 0 } },
              htmlInput: { ...props.slotProps.htmlInput, maxLength: longest, ...names },
            }}
            sx={look}
          />
        )}
      />
    )
  if (isPlatformAdmin)
    return (
      <TextField
        fullWidth
        multiline
        error={isBroken}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: { maxLength: longest, ...names } }}
        sx={look}
      />
    )
  if (words.length === 0)
    return (
      <>
        <Typography lang={field.language!} sx={{ pt: 1, whiteSpace: 'pre-line' }}>
          {shown(field.setting.name, text)}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('settings_form.by_platform_admin')}
        </Typography>
      </>
    )
  return (
    <TextField
      select
      fullWidth
      error={isBroken}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { SelectDisplayProps: names } }}
      sx={look}
    >
      {[...new Set([text, ...words])].map((word) => (
        <MenuItem key={word} value={word} lang={field.language!}>
          {word}
        </MenuItem>
      ))}
    </TextField>
  )
}
