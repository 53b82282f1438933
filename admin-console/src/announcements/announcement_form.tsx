import { Box, Paper, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { type Announcement, type AnnouncementDraft, titleOf } from '#console/announcements/announcement.ts'
import { AnnouncementHead } from '#console/announcements/announcement_head.tsx'
import { AnnouncementTexts } from '#console/announcements/announcement_texts.tsx'
import { AudienceCount } from '#console/announcements/audience_count.tsx'
import { useAudience } from '#console/announcements/use_audience.ts'
import { DraftActions } from '#console/announcements/draft_actions.tsx'
import { SegmentFields } from '#console/announcements/segment_fields.tsx'
import { useAnnouncementCalls } from '#console/announcements/use_announcement_calls.ts'
import { isAlike } from '#console/forms/drafts.ts'
import { LeaveGuard } from '#console/forms/leave_guard.tsx'
import { useLeave } from '#console/forms/use_leave.ts'
import type { WholeTenant } from '#console/tenancy/tenant.ts'
import { ScreenTitle } from '#console/theme/screen_title.tsx'

const NOTHING_YET: AnnouncementDraft = { kind: 'news', texts: {}, segment: {}, path: '/' }

interface Props {
  tenant: WholeTenant
  /** Undefined for a new one. */
  announcement: Announcement | undefined
  refetch(): Promise<unknown>
}

export function AnnouncementForm({ tenant, announcement, refetch }: Props) {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const calls = useAnnouncementCalls(tenant.id)
  const saved = announcement && draftOf(announcement)
  const [draft, setDraft] = useState(saved ?? NOTHING_YET)
  const audience = useAudience(tenant.id, draft)
  const { isDone, leave } = useLeave()
  const isService = draft.kind === 'service'
  const isChanged = !isAlike(draft, saved ?? NOTHING_YET)
  const write = (change: Partial<AnnouncementDraft>) => setDraft({ ...draft, ...change })

  async function save() {
    const answer = announcement
      ? await calls.change(announcement.id, draft, announcement.version)
      : await calls.make(draft)
    if (!answer) return
    notify('announcements.saved', { type: 'success' })
    queryClient.setQueryData(['announcements', answer.id], answer)
    setDraft(draftOf(answer))
    if (!announcement) leaveFor(`../${answer.id}`)
  }

  const leaveFor = (path: string) => leave(path, { relative: 'path' })

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{`${(announcement && titleOf(announcement)) || translate('announcements.new')} · ${tenant.name}`}</ScreenTitle>
      <LeaveGuard isNeeded={isChanged} isDone={isDone} />
      <Typography sx={{ color: 'text.secondary' }}>
        {translate(isService ? 'announcements.about_service' : 'announcements.about')}
      </Typography>
      <Paper sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        <AnnouncementHead draft={draft} onChange={write} />
        <AnnouncementTexts
          tenant={tenant}
          texts={draft.texts}
          hint={isService ? 'announcements.service_languages_hint' : 'announcements.languages_hint'}
          missing={audience?.missing_languages ?? []}
          faults={calls.faults}
          onChange={(texts) => write({ texts })}
        />
      </Paper>
      <Paper sx={{ p: 3, display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">{translate('announcements.who')}</Typography>
        <SegmentFields kind={draft.kind} segment={draft.segment} onChange={(segment) => write({ segment })} />
        <AudienceCount audience={audience} />
      </Paper>
      <DraftActions
        tenant={tenant}
        announcement={announcement}
        isChanged={isChanged}
        calls={calls}
        onSave={() => void save()}
        onDone={() => void refetch()}
        onRemoved={() => leaveFor('..')}
      />
    </Box>
  )
}

function draftOf({ kind, texts, segment, path }: Announcement): AnnouncementDraft {
  return { kind, texts, segment, path }
}
