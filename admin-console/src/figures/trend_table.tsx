import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Bar } from '#console/figures/bar_chart.tsx'
import { YEAR } from '#console/figures/brand_figures.ts'

interface Props {
  title: string
  days: number
  charts: readonly { title: string; bars: readonly Bar[] }[]
}

/** What charts show, newest first. */
export function TrendTable({ title, days, charts }: Props) {
  const translate = useTranslate()
  const names = charts[0]!.bars.map(({ name }) => name)
  return (
    <TableContainer>
      <Table size="small" aria-label={title} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>{translate(days === YEAR ? 'figures.month' : 'figures.day')}</TableCell>
            {charts.map((chart) => (
              <TableCell key={chart.title} align="right" sx={{ '&:last-of-type': { pr: 0 } }}>
                {chart.title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {names
            .map((name, place) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                  {name}
                </TableCell>
                {charts.map((chart) => (
                  <TableCell
                    key={chart.title}
                    align="right"
                    sx={{ fontVariantNumeric: 'tabular-nums', '&:last-of-type': { pr: 0 } }}
                  >
                    {chart.bars[place]!.text}
                  </TableCell>
                ))}
              </TableRow>
            ))
            .toReversed()}
        </TableBody>
      </Table>
    </TableContainer>
  )
}
