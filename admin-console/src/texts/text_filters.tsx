import { Box, MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { NAMESPACES } from '@manyhearts/locales/namespaces'
import { useTranslate } from 'react-admin'
import { SearchField } from '#console/forms/search_field.tsx'
import type { TextFilters as Filters } from '#console/texts/fitting_texts.ts'

interface Props {
  filters: Filters
  /** How many texts are the brand's own. */
  own: number
  onChange(part: Partial<Filters>): void
}

export function TextFilters({ filters, own, onChange }: Props) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <SearchField
        name={translate('own_texts.search')}
        value={filters.sought}
        onSeek={(sought) => onChange({ sought })}
        sx={{ flex: '1 1 240px' }}
      />
      <TextField
        select
        fullWidth={false}
        label={translate('own_texts.part')}
        value={filters.part}
        onChange={({ target }) => onChange({ part: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: 200 }}
      >
        <MenuItem value="">{translate('own_texts.every_part')}</MenuItem>
        {NAMESPACES.map((part) => (
          <MenuItem key={part} value={part}>
            {translate(`own_texts.parts.${part}`)}
          </MenuItem>
        ))}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filters.ownOnly}
        onChange={(_, ownOnly: boolean | null) => ownOnly !== null && onChange({ ownOnly })}
        aria-label={translate('own_texts.shown')}
      >
        <ToggleButton value={false}>{translate('own_texts.all')}</ToggleButton>
        <ToggleButton value={true}>{translate('own_texts.own', { smart_count: own })}</ToggleButton>
      </ToggleButtonGroup>
    </Box>
  )
}
