import { Box, Paper, Typography } from '@mui/material'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { isLanguage } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import type { DeskChat, DeskPerson } from '#console/desk/desk_chat.ts'
import { WrittenText } from '#console/theme/written_text.tsx'
import { useTimes } from '#console/translations/use_times.ts'

/** Whom one writes to and who one writes as. */
export function DeskPeople({ chat: { member, profile, language, liked_at: likedAt } }: { chat: DeskChat }) {
  const translate = useTranslate()
  return (
    <>
      <PersonFacts title={translate(likedAt ? 'desk.like.member' : 'desk.member')} person={member}>
        {translate('desk.writes_in', { language: isLanguage(language) ? LANGUAGE_NAMES[language] : language })}
      </PersonFacts>
      <PersonFacts title={translate('desk.profile')} person={profile} />
    </>
  )
}

function PersonFacts({ title, person, children }: { title: string; person: DeskPerson; children?: string }) {
  const { locale } = useTimes()
  const { name, age, region, country, about_me: about } = person
  const place = new Intl.DisplayNames(locale, { type: 'region' }).of(country)
  return (
    <Paper component="section" aria-label={title} sx={{ p: 2 }}>
      <Typography variant="overline" component="h2" sx={{ color: 'text.secondary', lineHeight: 1.6 }}>
        {title}
      </Typography>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{`${name}, ${age}`}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[region, place].filter(Boolean).join(', ')}
      </Typography>
      {children && <Typography variant="body2">{children}</Typography>}
      {about && (
        <Box sx={{ mt: 1, maxHeight: 160, overflowY: 'auto' }}>
          <WrittenText variant="body2">{about}</WrittenText>
        </Box>
      )}
    </Paper>
  )
}
