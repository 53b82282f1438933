import { Typography } from '@mui/material'
import { useListContext, useLocale } from 'react-admin'

/** The API stops counting here. */
const MOST_COUNTED = 10_000

/** How many rows there are with these filters. */
export function ListCount() {
  const { total } = useListContext()
  const { format } = new Intl.NumberFormat(useLocale())
  if (total === undefined) return null
  return (
    <Typography component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      {total >= MOST_COUNTED ? `${format(MOST_COUNTED)}+` : format(total)}
    </Typography>
  )
}
