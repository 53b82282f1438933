import { Box, MenuItem, TextField } from '@mui/material'
import type { WrittenWording } from '@manyhearts/locales/own_texts'
import { useTranslate } from 'react-admin'
import type { OwnTextList } from '#console/texts/own_text.ts'
import { languageOf, wordingName } from '#console/texts/wordings.ts'

interface Props {
  wordings: OwnTextList['wordings']
  value: WrittenWording
  onChange(wording: WrittenWording): void
}

/** Languages and their formal forms, with how many texts the brand has in each. */
export function WordingField({ wordings, value, onChange }: Props) {
  const translate = useTranslate()
  const nameOf = (wording: WrittenWording) => wordingName(wording, translate('forms_of_address.formal'))
  return (
    <TextField
      select
      fullWidth={false}
      label={translate('frame.language')}
      value={value}
      onChange={({ target }) => onChange(target.value as WrittenWording)}
      slotProps={{ select: { renderValue: (shown) => nameOf(shown as WrittenWording) } }}
      sx={{ minWidth: 200 }}
    >
      {wordings.map(({ wording, own }) => (
        <MenuItem key={wording} value={wording} sx={{ display: 'flex', gap: 2 }}>
          <Box component="span" lang={languageOf(wording)} sx={{ flexGrow: 1 }}>
            {nameOf(wording)}
          </Box>
          {own > 0 && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {translate('own_texts.own', { smart_count: own })}
            </Box>
          )}
        </MenuItem>
      ))}
    </TextField>
  )
}
