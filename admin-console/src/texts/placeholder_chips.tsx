import CheckOutlined from '@mui/icons-material/CheckOutlined'
import { Box, Chip, Typography } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  /** Those of the product's text, each once. */
  names: readonly string[]
  draft: string
  onInsert(name: string): void
}

/** What has to stay in a text: values that are put in, and tags around links. Pressed, one is put where somebody writes. */
export function PlaceholderChips({ names, draft, onInsert }: Props) {
  const translate = useTranslate()
  const id = useId()
  if (names.length === 0) return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="caption" sx={{ color: 'text.secondary' }}>
        {translate('own_texts.placeholders')}
      </Typography>
      <Box role="group" aria-labelledby={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {names.map((name) => (
          <Chip
            key={name}
            label={<code>{name}</code>}
            variant="outlined"
            color={draft.includes(name) ? 'default' : 'warning'}
            {...(draft.includes(name) && { icon: <CheckOutlined /> })}
            onClick={() => onInsert(name)}
          />
        ))}
      </Box>
    </Box>
  )
}
