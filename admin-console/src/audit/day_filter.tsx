import { TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

interface Props {
  source: 'from' | 'until'
}

export function DayFilter({ source }: Props) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { [source]: at, ...others } = filterValues
  const change = (day: string) => setFilters(day ? { ...others, [source]: instantOf(day, source) } : others)
  return (
    <TextField
      type="date"
      label={translate(`audit.${source}`)}
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
