import { Chip } from '@mui/material'

/** A word about an offer that is seen at a glance. */
export function Mark({ text, isStrong = false }: { text: string; isStrong?: boolean }) {
  return (
    <Chip
      size="small"
      label={text}
      color={isStrong ? 'primary' : 'default'}
      variant="outlined"
      sx={{ height: 22, fontSize: '0.75rem' }}
    />
  )
}
