import { Autocomplete, Box, Button, TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ListEntry } from '#console/tenancy/settings/list_entry.tsx'
import type { ControlProps } from '#console/tenancy/settings/setting_control.tsx'
import { countryCodes } from '#console/translations/country_codes.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

export function ListControl({ field, value, isOwn, isBroken, labelledBy, describedBy, onChange }: ControlProps) {
  const translate = useTranslate()
  const { text, option } = useSettingText()
  const [isOpen, setIsOpen] = useState(false)
  const { name, options = countryCodes() } = field.setting
  const chosen = value as string[]
  const left = options
    .filter((one) => !chosen.includes(one))
    .toSorted((one, other) => option(name, one).localeCompare(option(name, other)))
  const moved = (from: number, by: number) => {
    const copy = chosen.toSpliced(from, 1)
    return copy.toSpliced(from + by, 0, chosen[from]!)
  }
  return (
    <Box role="group" aria-labelledby={labelledBy} aria-describedby={describedBy} sx={{ display: 'grid', gap: 1 }}>
      {!isOpen && <Box sx={{ color: isOwn ? 'text.primary' : 'text.secondary', pt: 1 }}>{text(name, chosen)}</Box>}
      {isOpen && (
        <>
          <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid' }}>
            {chosen.map((one, index) => (
              <ListEntry
                key={one}
                label={option(name, one)}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                onMove={(by) => onChange(moved(index, by))}
                onRemove={() => onChange(chosen.toSpliced(index, 1))}
              />
            ))}
          </Box>
          {left.length > 0 && (
            <Autocomplete
              // Remounted after each choice, so that the next one can be typed at once.
              key={chosen.length}
              size="small"
              options={left}
              getOptionLabel={(one) => option(name, one)}
              onChange={(_, one) => one && onChange([...chosen, one])}
              renderInput={(props) => <TextField {...props} label={translate('settings_form.add')} error={isBroken} />}
            />
          )}
        </>
      )}
      <Button
        size="small"
        sx={{ justifySelf: 'start', ml: -0.5 }}
        aria-expanded={isOpen}
        aria-describedby={labelledBy}
        onClick={() => setIsOpen(!isOpen)}
      >
        {translate(isOpen ? 'settings_form.done' : 'settings_form.change')}
      </Button>
    </Box>
  )
}
