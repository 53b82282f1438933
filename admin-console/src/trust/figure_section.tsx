import { Table, TableBody, TableCell, TableContainer, TableRow, Typography } from '@mui/material'
import { Section } from '#console/theme/section.tsx'

export interface Figure {
  name: string
  /** What is counted. */
  hint?: string
  value: string
  /** Part of the figure above. */
  isPart?: boolean
}

/** Figures about the same, each with what it means. */
export function FigureSection({ title, figures }: { title: string; figures: readonly Figure[] }) {
  return (
    <Section title={title}>
      <TableContainer>
        <Table size="small" aria-label={title} sx={{ '& tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableBody>
            {figures.map(({ name, hint, value, isPart = false }) => (
              <TableRow key={name}>
                <TableCell component="th" scope="row" sx={{ pl: isPart ? 3 : 0, overflowWrap: 'anywhere' }}>
                  {name}
                  {hint && (
                    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: 560 }}>
                      {hint}
                    </Typography>
                  )}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{
                    pr: 0,
                    verticalAlign: 'top',
                    fontVariantNumeric: 'tabular-nums',
                    fontWeight: isPart ? 400 : 600,
                  }}
                >
                  {value}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}
