import { Box, Button, Paper, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useLocale, useTranslate } from 'react-admin'
import { type Announcement, reachedBy, titleOf } from '#console/announcements/announcement.ts'
import { ConfirmButton } from '#console/forms/confirm_button.tsx'
import { useAnnouncementCalls } from '#console/announcements/use_announcement_calls.ts'
import type { Tenant } from '#console/tenancy/tenant.ts'
import { Fact, Facts } from '#console/theme/facts.tsx'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  tenant: Tenant
  announcement: Announcement
  /** Whether this person may withdraw or stop it. */
  writes: boolean
  refetch(): Promise<unknown>
}

export function AnnouncementReading({ tenant, announcement, writes, refetch }: Props) {
  const translate = useTranslate()
  const { moment } = useTimes()
  const locale = useLocale()
  const calls = useAnnouncementCalls(tenant.id)
  const { id, kind, state, path, send_at: sendAt, texts } = announcement

  async function then(done: Promise<unknown>) {
    await done
    // Also when it was too late.
    await refetch()
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 800 }}>
      <ScreenTitle>{`${titleOf(announcement)} · ${tenant.name}`}</ScreenTitle>
      <Facts title={titleOf(announcement)}>
        <Fact name={translate('resources.announcements.fields.state')}>
          {translate(`announcements.states.${state}`)}
        </Fact>
        <Fact name={translate('resources.announcements.fields.kind')}>{translate(`announcements.kinds.${kind}`)}</Fact>
        <Fact name={translate('resources.announcements.fields.send_at')}>{sendAt && moment(sendAt)}</Fact>
        <Fact name={translate('resources.announcements.fields.receivers')}>{reachedBy(announcement, locale)}</Fact>
        <Fact name={translate('announcements.leads_to')}>{path}</Fact>
      </Facts>
      {writes && state === 'scheduled' && (
        <Button
          variant="outlined"
          disabled={calls.isBusy}
          sx={{ justifySelf: 'start' }}
          onClick={() => void then(calls.withdraw(id))}
        >
          {translate('announcements.withdraw')}
        </Button>
      )}
      {writes && state === 'sending' && (
        <Box>
          <ConfirmButton
            variant="outlined"
            label="announcements.stop"
            question="announcements.ask_stop"
            color="error"
            isBusy={calls.isBusy}
            onConfirm={() => void then(calls.stop(id))}
          />
        </Box>
      )}
      {Object.entries(texts).map(([language, text]) => (
        <Paper key={language} component="article" lang={language} sx={{ p: 3, display: 'grid', gap: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {LANGUAGE_NAMES[language as Language]}
          </Typography>
          <Typography variant="h2">{text.title}</Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text.text}</Typography>
          <Typography sx={{ fontWeight: 550 }}>{text.button}</Typography>
        </Paper>
      ))}
    </Box>
  )
}
