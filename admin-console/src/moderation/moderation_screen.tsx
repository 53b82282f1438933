import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { Alert, AlertTitle, Box, Link, Paper, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#console/members/member.ts'
import { BANNED_FOR } from '#console/moderation/leased_photo.ts'
import { LargePhoto } from '#console/moderation/large_photo.tsx'
import { NextPhotos } from '#console/moderation/next_photos.tsx'
import { QueueProgress } from '#console/moderation/queue_progress.tsx'
import { BAN_KEY, ReasonButtons } from '#console/moderation/reason_buttons.tsx'
import { useModerationKeys } from '#console/moderation/use_moderation_keys.ts'
import { AHEAD, usePhotoQueue } from '#console/moderation/use_photo_queue.ts'
import { useSaid } from '#console/moderation/use_said.ts'
import { VerdictButton } from '#console/moderation/verdict_button.tsx'
import { VerdictButtons } from '#console/moderation/verdict_buttons.tsx'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Failed } from '#console/theme/failed.tsx'
import { Nothing } from '#console/theme/nothing.tsx'
import { VISUALLY_HIDDEN } from '#console/theme/visually_hidden.ts'
import { Waiting } from '#console/theme/waiting.tsx'

/** Photos that wait for a verdict, one after the other, by keys alone if one likes. */
export default function ModerationScreen({ tenant }: { tenant: Tenant }) {
  const translate = useTranslate()
  const { queue, state } = usePhotoQueue(tenant.id)
  const { photos, at, done, total, judged, isLoading, error } = state
  const [isChoosing, setIsChoosing] = useState<boolean>()
  const [isBan, setIsBan] = useState(false)
  const tick = useRef<HTMLInputElement>(null)
  const { said, failure } = useSaid(state)
  const photo = photos[at]

  function close() {
    setIsChoosing(false)
    setIsBan(false)
  }

  /** The tick has the focus then, as the button that had it may be of no use any more. */
  function turnBan() {
    tick.current?.focus()
    setIsBan(!isBan)
  }

  function refuse(reason: PhotoRefusal) {
    if ((isBan || photo?.in_conversation) && !BANNED_FOR.includes(reason)) return
    close()
    queue.judge(reason, isBan)
  }

  const reasonKeys = Object.fromEntries(PHOTO_REFUSALS.map((reason, index) => [index + 1, () => refuse(reason)]))
  const verdictKeys = {
    a: () => queue.judge('approved'),
    e: () => !photo?.in_conversation && queue.judge('approved_explicit'),
    r: () => photo && setIsChoosing(true),
    u: () => queue.undo(),
    ArrowLeft: () => queue.move(-1),
    ArrowRight: () => queue.move(1),
  }
  useModerationKeys(isChoosing ? { ...reasonKeys, [BAN_KEY]: turnBan, Escape: close } : verdictKeys)

  return (
    <Box component="section" aria-label={translate('moderation.title')} sx={{ display: 'grid', gap: 2 }}>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {said}
      </Box>
      {failure && <Alert severity="error">{failure}</Alert>}
      {photo ? (
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 16rem', lg: 'minmax(0, 1fr) 19rem' },
          }}
        >
          <LargePhoto photo={photo} />
          <Box sx={{ display: 'grid', gap: 2.5 }}>
            <QueueProgress done={done} total={total} />
            <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={`/tenants/${tenant.id}/show/members/${photo.member_id}`} color="inherit">
                {photo.name}
              </Link>
              {`, ${photo.age}`}
            </Typography>
            {photo.resembles && (
              <Alert key={photo.id} severity="warning">
                <AlertTitle>
                  {translate('moderation.resembles', {
                    reason: translate(`members.photos.reasons.${photo.resembles}`),
                  })}
                </AlertTitle>
                {translate('moderation.resembles_hint')}
              </Alert>
            )}
            {photo.in_conversation && (
              <Alert severity="info" icon={<ForumOutlined fontSize="inherit" />}>
                <AlertTitle>{translate('moderation.in_conversation')}</AlertTitle>
                {translate('moderation.in_conversation_hint')}
              </Alert>
            )}
            {isChoosing ? (
              <ReasonButtons
                isInConversation={photo.in_conversation}
                isBan={isBan}
                onBan={setIsBan}
                tick={tick}
                onChoose={refuse}
                onCancel={close}
              />
            ) : (
              <VerdictButtons
                queue={queue}
                isInConversation={photo.in_conversation}
                state={state}
                onRefuse={() => setIsChoosing(true)}
                isBack={isChoosing === false}
              />
            )}
            <NextPhotos photos={photos.slice(at + 1, at + 1 + AHEAD)} />
          </Box>
        </Box>
      ) : (
        <Paper>
          {error !== undefined ? (
            <Failed error={error} onRetry={queue.fetchMore} />
          ) : isLoading ? (
            <Box sx={{ p: 3 }}>
              <Waiting />
            </Box>
          ) : (
            <Nothing text={translate(done > 0 ? 'moderation.finished' : 'moderation.empty')}>
              {judged.length > 0 && (
                <VerdictButton label={translate('moderation.undo')} shortcut="u" onClick={() => queue.undo()} />
              )}
            </Nothing>
          )}
        </Paper>
      )}
    </Box>
  )
}
