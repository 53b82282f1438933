import HideImageOutlined from '@mui/icons-material/HideImageOutlined'
import { Box, Typography } from '@mui/material'
import { useCanAccess, useTranslate } from 'react-admin'
import type { Ban } from '#console/bans/ban.ts'
import { LiftBan } from '#console/bans/lift_ban.tsx'
import type { Column } from '#console/lists/column.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Moment } from '#console/theme/moment.tsx'
import { StateDot } from '#console/theme/state_dot.tsx'

/** `lifts`: the calls that lift such a ban. */
export function useBanColumns(lifts: 'ban_lifts' | 'platform_ban_lifts', tenant?: Tenant): Column<Ban>[] {
  const translate = useTranslate()
  const { canAccess } = useCanAccess({ resource: lifts, action: 'store', record: tenant })
  return [
    { source: 'reason', render: ({ reason }) => translate(`members.photos.reasons.${reason}`) },
    {
      source: 'banned_at',
      isSorted: true,
      render: ({ banned_at: at, banned_by: who }) => <When at={at} who={who} />,
    },
    { source: 'exact_matches', align: 'right', render: ({ exact_matches: count }) => count },
    { source: 'near_matches', align: 'right', render: ({ near_matches: count }) => count },
    {
      source: 'state',
      render: (ban) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
          <StateDot colour={ban.lifted_at ? 'text.disabled' : 'error.main'}>
            {translate(`bans.states.${ban.lifted_at ? 'lifted' : 'in_force'}`)}
          </StateDot>
          {!ban.lifted_at && canAccess && <LiftBan ban={ban} />}
          {ban.lifted_at && (
            <Box sx={{ flexBasis: '100%' }}>
              <When at={ban.lifted_at} who={ban.lifted_by} />
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {ban.lift_reason}
              </Typography>
            </Box>
          )}
        </Box>
      ),
    },
  ]
}

/** The picture, as long as its owner's profile keeps it. */
export function usePhotoColumn(): Column<Ban> {
  const translate = useTranslate()
  return {
    source: 'photo',
    render: ({ thumb_filename: thumb }) =>
      thumb ? (
        <Box
          component="img"
          src={thumb}
          alt={translate('bans.photo')}
          loading="lazy"
          sx={{
            display: 'block',
            width: 40,
            height: 50,
            objectFit: 'cover',
            borderRadius: 0.5,
            bgcolor: 'action.hover',
          }}
        />
      ) : (
        <HideImageOutlined titleAccess={translate('bans.no_photo')} sx={{ color: 'text.disabled' }} />
      ),
  }
}

function When({ at, who }: { at: string; who: string | null }) {
  return (
    <Typography variant="body2" component="span">
      <Moment at={at} isDay />
      {who && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {` · ${who}`}
        </Box>
      )}
    </Typography>
  )
}
