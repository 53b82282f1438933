import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ScheduledHealth } from '#console/health/system_health.ts'
import { Section } from '#console/theme/section.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'
import { useAgo } from '#console/translations/use_ago.ts'
import { useDuration } from '#console/translations/use_duration.ts'

/** Jobs that run by the clock at every brand: when each ran last, and how it ended. */
export function ScheduledTable({ scheduled }: { scheduled: readonly ScheduledHealth[] }) {
  const translate = useTranslate()
  const duration = useDuration()
  const ago = useAgo()
  const say = (name: string, values: object = {}) => translate(`system_health.scheduled.${name}`, values)
  const stateOf = ({ is_late: isLate, failed_brands: failed, ended_at: endedAt }: ScheduledHealth) =>
    isLate ? (
      <StateDot colour="error.main">{say('late')}</StateDot>
    ) : failed ? (
      <StateDot colour="error.main">{say('failed', { smart_count: failed })}</StateDot>
    ) : (
      endedAt && <StateDot colour="success.main">{say('well')}</StateDot>
    )
  return (
    <Section title={say('title')} text={say('about')}>
      <TableContainer>
        <Table size="small" aria-label={say('title')} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{say('name')}</TableCell>
              <TableCell align="right">{say('every')}</TableCell>
              <TableCell align="right">{say('last')}</TableCell>
              <TableCell>{say('state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {scheduled.map((one) => (
              <TableRow key={one.name}>
                <TableCell component="th" scope="row" sx={{ fontFamily: 'monospace' }}>
                  {one.name}
                </TableCell>
                <TableCell align="right">{duration(one.every_seconds)}</TableCell>
                <TableCell align="right">
                  {one.ended_at ? ago(one.ended_at) : say(one.is_late ? 'never' : 'not_yet')}
                </TableCell>
                <TableCell>{stateOf(one)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}
