import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import EmailOutlined from '@mui/icons-material/EmailOutlined'
import GavelOutlined from '@mui/icons-material/GavelOutlined'
import LoginOutlined from '@mui/icons-material/LoginOutlined'
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined'
import PersonOutlined from '@mui/icons-material/PersonOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined'
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined'
import TollOutlined from '@mui/icons-material/TollOutlined'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import { Box, Typography } from '@mui/material'
import type { TimelineEvent, TimelineKind } from '#console/members/timeline/timeline.ts'
import { useEventWords } from '#console/members/timeline/use_event_words.ts'
import { Moment } from '#console/theme/moment.tsx'

const ICONS: Record<TimelineKind, typeof EmailOutlined> = {
  account: PersonOutlined,
  session: LoginOutlined,
  mail: EmailOutlined,
  push: NotificationsOutlined,
  order: ReceiptLongOutlined,
  refund: UndoOutlined,
  credits: TollOutlined,
  consent: TaskAltOutlined,
  disclosure: CampaignOutlined,
  complaint: GavelOutlined,
  staff: SupportAgentOutlined,
}

export function TimelineRow({ event }: { event: TimelineEvent }) {
  const { titleOf, detailOf } = useEventWords()
  const Icon = ICONS[event.kind]
  const detail = detailOf(event)
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
        columnGap: 1.5,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 20, mt: '1px', color: 'text.secondary' }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{titleOf(event)}</Typography>
        {detail && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {detail}
          </Typography>
        )}
      </Box>
      <Typography
        variant="caption"
        component="div"
        sx={{ color: 'text.secondary', pt: '2px', gridColumn: { xs: 2, sm: 'auto' } }}
      >
        <Moment at={event.at} />
      </Typography>
    </Box>
  )
}
