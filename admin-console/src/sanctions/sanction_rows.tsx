import { Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Sanction } from '#console/sanctions/sanction.ts'
import { OptionRow } from '#console/theme/option_row.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  sanctions: readonly Sanction[]
  tenantId: string
  /** For who may lift them. */
  onLift?(sanction: Sanction): void
}

/** The newest first; the decision leads to its report. */
export function SanctionRows({ sanctions, tenantId, onLift }: Props) {
  const translate = useTranslate()
  const describe = useDescription()
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {sanctions.map((sanction) => (
        <OptionRow
          key={sanction.id}
          component="li"
          title={translate(`sanctions.kinds.${sanction.kind}`)}
          text={describe(sanction)}
        >
          {sanction.decision && sanction.complaint_id && (
            <Typography
              component={Link}
              to={`/tenants/${tenantId}/show/complaints/${sanction.complaint_id}`}
              sx={{ color: 'primary.main', whiteSpace: 'nowrap' }}
            >
              {translate('sanctions.decision', { number: sanction.decision })}
            </Typography>
          )}
          {onLift && !sanction.ended_at && (
            <Button size="small" color="inherit" aria-haspopup="dialog" onClick={() => onLift(sanction)}>
              {translate('sanctions.lift.open')}
            </Button>
          )}
        </OptionRow>
      ))}
    </Box>
  )
}

function useDescription(): (sanction: Sanction) => string {
  const translate = useTranslate()
  const { moment } = useTimes()
  return ({ imposed_at: at, imposed_by: by, ends_at: until, ended_at: ended, lifted_by: lifter }) => {
    const since = translate('sanctions.since', { at: moment(at), who: by ?? translate('audit.by_system') })
    if (ended && lifter) return `${since} · ${translate('sanctions.lifted', { at: moment(ended), who: lifter })}`
    if (ended) return `${since} · ${translate('sanctions.ended', { at: moment(ended) })}`
    return until ? `${since} · ${translate('sanctions.until', { at: moment(until) })}` : since
  }
}
