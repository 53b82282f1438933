import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Section } from '#console/theme/section.tsx'
import type { TrustFigures } from '#console/trust/trust_month.ts'
import { useFigureText } from '#console/trust/use_figure_text.ts'

/** What was done, by what it was based on. */
export function MeasureSection({ measures }: { measures: TrustFigures['decisions']['by_measure'] }) {
  const translate = useTranslate()
  const { count } = useFigureText()
  const title = translate('trust.sections.measures')
  return (
    <Section title={title} text={translate('trust.measures_hint')}>
      <TableContainer>
        <Table size="small" aria-label={title} sx={{ '& tbody tr:last-of-type > *': { borderBottom: 0 } }}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ pl: 0 }}>{translate('trust.measure')}</TableCell>
              <TableCell align="right">{translate('complaints.decision.law')}</TableCell>
              <TableCell align="right" sx={{ pr: 0 }}>
                {translate('complaints.decision.terms')}
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {Object.entries(measures).map(([measure, { law, terms }]) => (
              <TableRow key={measure} sx={{ '& td': { fontVariantNumeric: 'tabular-nums' } }}>
                <TableCell component="th" scope="row" sx={{ pl: 0, overflowWrap: 'anywhere' }}>
                  {translate(`complaints.measures.${measure}`)}
                </TableCell>
                <TableCell align="right">{count(law)}</TableCell>
                <TableCell align="right" sx={{ pr: 0 }}>
                  {count(terms)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Section>
  )
}
