import { Box, Button, Link } from '@mui/material'
import { useState } from 'react'
import { useCanAccess, useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { OpeningDialog } from '#console/suspicions/opening_dialog.tsx'
import type { Suspicion } from '#console/suspicions/suspicion.ts'
import { SuspicionState } from '#console/suspicions/suspicion_state.tsx'
import { Failed } from '#console/theme/failed.tsx'
import { Section } from '#console/theme/section.tsx'

/** A report rarely has a second one. */
const MOST = 20

interface Props {
  complaint: { id: string; tenant_id: string }
}

/** In a report: its records of suspected crimes, for who may see them, and what opens another one. */
export function SuspicionSection({ complaint }: Props) {
  const translate = useTranslate()
  const record = { id: complaint.tenant_id }
  const { canAccess: opens } = useCanAccess({ resource: 'suspicions', action: 'store', record })
  const { canAccess: sees } = useCanAccess({ resource: 'suspicions', action: 'list', record })
  const [isOpening, setIsOpening] = useState(false)
  const { data: suspicions = [], error } = useGetList<Suspicion>(
    'suspicions',
    {
      filter: { tenant_id: complaint.tenant_id, complaint_id: [complaint.id] },
      pagination: { page: 1, perPage: MOST },
      sort: { field: 'id', order: 'DESC' },
    },
    { enabled: sees === true }
  )
  if (!opens) return null
  const hasOpen = suspicions.some(({ ended_at: ended }) => ended === null)
  return (
    <Section
      title={translate('resources.suspicions.name', { smart_count: 1 })}
      text={translate('suspicions.section.text')}
      action={
        !hasOpen && (
          <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setIsOpening(true)}>
            {translate('suspicions.opening.open')}
          </Button>
        )
      }
    >
      {error && <Failed error={error} />}
      {suspicions.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {suspicions.map((one) => (
            <Box key={one.id} component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              <Link component={RouterLink} to={`/tenants/${one.tenant_id}/show/suspicions/${one.id}`}>
                {`${one.number} · ${translate(`suspicions.kinds.${one.kind}`)}`}
              </Link>
              <SuspicionState suspicion={one} />
            </Box>
          ))}
        </Box>
      )}
      {isOpening && <OpeningDialog complaint={complaint} onClose={() => setIsOpening(false)} />}
    </Section>
  )
}
