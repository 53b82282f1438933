import type { Theme } from '@mui/material'

/** Frame of a label around a radio button and what it stands for. */
export const CHOICE_CARD = {
  position: 'relative',
  display: 'block',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2.5,
  bgcolor: 'background.paper',
  overflow: 'hidden',
  cursor: 'pointer',
  '&:has(input:checked)': {
    borderColor: 'primary.main',
    boxShadow: ({ palette }: Theme) => `0 0 0 1px ${palette.primary.main}`,
  },
  '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
} as const
