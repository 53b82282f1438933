import { TextField } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

interface Props {
  source: 'from' | 'until'
}

/** Narrows the log to what happened from a day on, or up to its end. */
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

/** A day's first moment where this person is, or the first one after it. */
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
