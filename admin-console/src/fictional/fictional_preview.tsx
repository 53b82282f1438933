import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { ProfileChoices, WholeFictionalProfile } from '#console/fictional/fictional_profile.ts'
import { Section } from '#console/theme/section.tsx'

interface Props {
  profile: WholeFictionalProfile | undefined
  mark: ProfileChoices['mark']
}

/** The mark that members see, in the brand's words: on every card, and in full before the first paid message. */
export function FictionalPreview({ profile, mark }: Props) {
  const translate = useTranslate()
  return (
    <Section title={translate('fictional.preview.title')} text={translate('fictional.preview.text')}>
      {mark ? (
        <Box component="figure" lang={mark.language} sx={{ m: 0, display: 'grid', gap: 2 }}>
          <Box
            sx={{
              position: 'relative',
              width: 200,
              maxWidth: 1,
              aspectRatio: '4 / 5',
              borderRadius: 2,
              overflow: 'hidden',
              bgcolor: 'action.selected',
            }}
          >
            {profile?.photo && (
              <Box
                component="img"
                alt=""
                src={profile.photo.thumb_filename}
                sx={{ display: 'block', width: 1, height: 1, objectFit: 'cover' }}
              />
            )}
            <Box
              sx={{
                position: 'absolute',
                inset: 'auto 0 0',
                p: 1.5,
                pt: 4,
                color: '#fff',
                background: 'linear-gradient(transparent, rgb(0 0 0 / 0.75))',
              }}
            >
              <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {profile ? `${profile.name}, ${profile.age}` : translate('fictional.preview.nobody')}
              </Typography>
              <Box
                component="span"
                sx={{
                  mt: 0.75,
                  px: 1,
                  py: 0.25,
                  display: 'inline-flex',
                  alignItems: 'center',
                  gap: 0.5,
                  borderRadius: 4,
                  fontSize: '0.75rem',
                  fontWeight: 550,
                  color: '#1a1a1a',
                  bgcolor: '#fff',
                }}
              >
                <InfoOutlined aria-hidden sx={{ fontSize: 14 }} />
                {mark.label}
              </Box>
            </Box>
          </Box>
          <Box component="blockquote" sx={{ m: 0, pl: 2, borderLeft: 3, borderColor: 'divider' }}>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{mark.warning}</Typography>
          </Box>
        </Box>
      ) : (
        <Typography sx={{ color: 'warning.main' }}>{translate('fictional.preview.no_mark')}</Typography>
      )}
    </Section>
  )
}
