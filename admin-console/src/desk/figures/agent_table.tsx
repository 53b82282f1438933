import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { AgentFigures, DeskFigures } from '#console/desk/figures/use_desk_figures.ts'
import { useDuration } from '#console/translations/use_duration.ts'
import { useTimes } from '#console/translations/use_times.ts'

/** One line for all, and one for each person who answered. */
export function AgentTable({ all, agents }: Pick<DeskFigures, 'all' | 'agents'>) {
  const translate = useTranslate()
  const columns = ['team', 'answers', 'per_hour', 'median', 'p90', 'in_time']
  return (
    <TableContainer>
      <Table sx={{ '& tbody tr:last-of-type td, & tbody tr:last-of-type th': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            {columns.map((column, place) => (
              <TableCell key={column} align={place === 0 ? 'left' : 'right'}>
                {translate(`desk.figures.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Line name={translate('desk.figures.team')} figures={all} isSum />
          {agents.map((agent) => (
            <Line key={agent.id} name={agent.name} figures={agent} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  )
}

type LineProps = { name: string; figures: DeskFigures['all'] & Partial<AgentFigures>; isSum?: boolean }

function Line({ name, figures, isSum = false }: LineProps) {
  const { locale } = useTimes()
  const duration = useDuration()
  const { answers, per_hour: perHour, median_wait: median, p90_wait: p90, in_time: inTime } = figures
  const number = (value: number, options: Intl.NumberFormatOptions = {}) =>
    new Intl.NumberFormat(locale, options).format(value)
  const cells = [
    number(answers),
    perHour === undefined ? '' : number(perHour, { maximumFractionDigits: 1 }),
    median === null ? '' : duration(median),
    p90 === null ? '' : duration(p90),
    inTime === null ? '' : number(inTime, { style: 'percent' }),
  ]
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ fontWeight: isSum ? 600 : undefined, overflowWrap: 'anywhere' }}>
        {name}
      </TableCell>
      {cells.map((cell, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns stay where they are
        <TableCell
          key={place}
          align="right"
          sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: isSum ? 600 : undefined }}
        >
          {cell}
        </TableCell>
      ))}
    </TableRow>
  )
}
