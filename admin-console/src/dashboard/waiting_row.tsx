import ChevronRight from '@mui/icons-material/ChevronRight'
import { Box, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { useWaitingWords } from '#console/dashboard/use_waiting_words.ts'
import type { BrandWaiting } from '#console/dashboard/waiting_groups.ts'
import { TenantMark } from '#console/tenancy/tenant_mark.tsx'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'

interface Props {
  waiting: BrandWaiting
  label: string
  brandName?: string | undefined
  /** Where it is worked off. */
  to: string | undefined
  isBroken: boolean
  /** Its label says how many, and of what. */
  isHead?: boolean
}

const FIGURES = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: 2,
  fontVariantNumeric: 'tabular-nums',
}

const ROW = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '4px minmax(0, 1fr) auto 20px',
  alignItems: 'center',
  columnGap: 1.5,
  minHeight: 44,
  px: 2,
  py: 0.75,
  color: 'text.primary',
  textDecoration: 'none',
}

const LINK = { '&:hover': { bgcolor: 'action.hover' }, '&:focus-visible': { outlineOffset: '-2px' } }

/** What waits at one brand; the whole line leads to where it is worked off. Screen readers are told it as one sentence. */
export function WaitingRow({ waiting, label, brandName, to, isBroken, isHead = false }: Props) {
  const { what, number, since, due } = useWaitingWords()
  const deadline = due(waiting)
  const content = (
    <>
      <TenantMark tenant={waiting.brand} height={20} />
      <Typography component="span" noWrap={!isHead} sx={{ fontWeight: isHead ? 550 : 400, overflowWrap: 'anywhere' }}>
        <span>{label}</span>
        {brandName && (
          <>
            <Box component="span" sx={VISUALLY_HIDDEN}>
              ,{' '}
            </Box>
            <Box component="span" sx={{ pl: 1, fontWeight: 400, color: 'text.secondary' }}>
              {brandName}
            </Box>
          </>
        )}
        <Box component="span" sx={VISUALLY_HIDDEN}>
          {isHead ? ', ' : `, ${what(waiting)}, `}
        </Box>
      </Typography>
      <Box component="span" sx={FIGURES}>
        {deadline && (
          <Typography
            component="span"
            variant="body2"
            sx={waiting.overdue > 0 ? { color: 'error.main', fontWeight: 550 } : { color: 'text.secondary' }}
          >
            {deadline}
            <Box component="span" sx={VISUALLY_HIDDEN}>
              ,{' '}
            </Box>
          </Typography>
        )}
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {since(waiting)}
        </Typography>
        {!isHead && (
          <Typography aria-hidden component="span" sx={{ minWidth: 44, textAlign: 'right', fontWeight: 620 }}>
            {number(waiting.count)}
          </Typography>
        )}
      </Box>
      {to && <ChevronRight aria-hidden fontSize="small" sx={{ color: isBroken ? 'error.main' : 'text.secondary' }} />}
    </>
  )
  return to ? (
    <Box component={Link} to={to} sx={{ ...ROW, ...LINK }}>
      {content}
    </Box>
  ) : (
    <Box sx={ROW}>{content}</Box>
  )
}
