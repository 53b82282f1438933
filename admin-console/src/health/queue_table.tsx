import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { QueueHealth } from '#console/health/system_health.ts'
import { Section } from '#console/theme/section.tsx'
import { useDuration } from '#console/translations/use_duration.ts'
import { useTimes } from '#console/translations/use_times.ts'

const COLUMNS = ['waiting', 'active', 'deferred', 'given_up', 'oldest'] as const

/** Queues of jobs in which there is something; the others are only counted. */
export function QueueTable({ queues }: { queues: readonly QueueHealth[] }) {
  const translate = useTranslate()
  const duration = useDuration()
  const { locale } = useTimes()
  const number = (value: number) => new Intl.NumberFormat(locale).format(value)
  const busy = queues.filter((one) => one.waiting + one.active + one.deferred + one.given_up > 0)
  const say = (name: string, values: object = {}) => translate(`system_health.queues.${name}`, values)
  return (
    <Section
      title={say('title')}
      text={busy.length === 0 ? say('all_empty') : say('empty', { smart_count: queues.length - busy.length })}
    >
      {busy.length > 0 && (
        <TableContainer>
          <Table size="small" aria-label={say('title')} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
            <TableHead>
              <TableRow>
                <TableCell>{say('name')}</TableCell>
                {COLUMNS.map((column) => (
                  <TableCell key={column} align="right">
                    {say(column)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {busy.map((one) => (
                <TableRow key={one.name}>
                  <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
                    {one.name}
                  </TableCell>
                  <TableCell align="right">{number(one.waiting)}</TableCell>
                  <TableCell align="right">{number(one.active)}</TableCell>
                  <TableCell align="right">{number(one.deferred)}</TableCell>
                  <TableCell align="right" sx={{ color: one.given_up > 0 ? 'error.main' : undefined }}>
                    {number(one.given_up)}
                  </TableCell>
                  <TableCell align="right" sx={{ color: one.is_late ? 'error.main' : undefined }}>
                    {one.oldest_seconds > 0 && duration(one.oldest_seconds)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  )
}
