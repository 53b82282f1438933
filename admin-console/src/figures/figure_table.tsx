import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Figure } from '#console/figures/brand_figures.ts'
import { relativeChange } from '#console/figures/relative_change.ts'
import { useFigureText } from '#console/figures/use_figure_text.ts'
import { Section } from '#console/theme/section.tsx'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

export interface FigureRow {
  /** Names it and what it means. */
  row: string
  figure: Figure
  write: (value: number) => string
  /** Of another figure. */
  isPart?: boolean
}

const COLUMNS = ['period', 'before', 'change', 'today'] as const

/** Figures of a period, each with what it means, beside the time before it and today. */
export function FigureTable({ title, rows }: { title: string; rows: readonly FigureRow[] }) {
  const translate = useTranslate()
  return (
    <Section title={title}>
      {/* Wide amounts are scrolled to on a narrow screen, by keys too. */}
      <TableContainer tabIndex={0} role="group" aria-label={title}>
        <Table size="small" aria-label={title} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>
                <Box component="span" sx={VISUALLY_HIDDEN}>
                  {translate('figures.columns.figure')}
                </Box>
              </TableCell>
              {COLUMNS.map((column) => (
                <TableCell key={column} align="right" sx={{ px: 1, whiteSpace: 'normal', '&:last-of-type': { pr: 0 } }}>
                  {translate(`figures.columns.${column}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <Line key={row.row} {...row} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}

function Line({ row, figure, write, isPart = false }: FigureRow) {
  const translate = useTranslate()
  const { change } = useFigureText()
  const { period, before, today } = figure
  const cells = {
    period: write(period),
    before: write(before),
    change: change(relativeChange(figure)),
    today: write(today),
  }
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ pl: isPart ? 3 : 0, pr: 1, minWidth: 132 }}>
        {translate(`figures.rows.${row}.name`)}
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 480 }}>
          {translate(`figures.rows.${row}.hint`)}
        </Typography>
      </TableCell>
      {COLUMNS.map((column) => (
        <TableCell
          key={column}
          align="right"
          sx={{
            px: 1,
            verticalAlign: 'top',
            whiteSpace: 'nowrap',
            fontVariantNumeric: 'tabular-nums',
            fontWeight: column === 'period' && !isPart ? 600 : 400,
            '&:last-of-type': { pr: 0 },
          }}
        >
          {cells[column]}
        </TableCell>
      ))}
    </TableRow>
  )
}
