import { TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useListFilter } from '#console/lists/use_list_filter.ts'

interface Props {
  source: 'from' | 'until'
}

export function DayFilter({ source }: Props) {
  const translate = useTranslate()
  const [at, choose] = useListFilter(source)
  const change = (day: string) => choose(day && instantOf(day, source))
  return (
    <TextField
      type="date"
      label={translate(`lists.${source}`)}
      defaultValue={at ? dayOf(at, source) : ''}
      onChange={(event) => change(event.target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  )
}

/** Start of the day in the browser's time zone; for `until` the start of the next day. */
function instantOf(day: string, source: Props['source']): string {
  const date = new Date(`${day}T00:00`)
  if (source === 'until') date.setDate(date.getDate() + 1)
  return date.toISOString()
}

function dayOf(at: string, source: Props['source']): string {
  const date = new Date(at)
  if (source === 'until') date.setDate(date.getDate() - 1)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
