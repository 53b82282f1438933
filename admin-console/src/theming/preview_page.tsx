import Favorite from '@mui/icons-material/Favorite'
import FavoriteBorder from '@mui/icons-material/FavoriteBorder'
import { Box } from '@mui/material'
import { useTranslate } from 'react-admin'
import { PreviewBadge } from '#console/theming/preview_badge.tsx'

interface Props {
  mode: 'light' | 'dark'
  /** Language of the site's texts, not of the console. */
  language: string
  name: string
  heading: string
  /** The brand's term for fictional profiles. */
  fictional: string
}

const BUBBLE = { maxWidth: '84%', px: 'var(--space-4)', py: 'var(--space-2)', borderRadius: 'var(--radius-bubble)' }

/** A static picture: nothing in it can be clicked. */
export function PreviewPage({ mode, language, name, heading, fictional }: Props) {
  const translate = useTranslate()
  const word = (key: string) => translate(`look.preview.${key}`)
  return (
    <Box
      className="look-preview"
      data-mode={mode}
      sx={{
        p: 'var(--space-5)',
        display: 'grid',
        gap: 'var(--space-4)',
        alignContent: 'start',
        bgcolor: 'var(--color-surface-0)',
        color: 'var(--color-ink)',
        fontFamily: 'var(--font-text)',
        fontWeight: 'var(--font-text-weight)',
        fontSize: 15,
        lineHeight: 1.45,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, color: 'var(--color-ink-strong)', ...DISPLAY }}>
        <Favorite aria-hidden sx={{ color: 'var(--color-primary)', fontSize: 20 }} /> {name}
      </Box>
      <Box lang={language} sx={{ ...DISPLAY, color: 'var(--color-ink-strong)', fontSize: 26, lineHeight: 1.12 }}>
        {heading}
      </Box>
      <Box sx={{ position: 'relative', maxWidth: 232 }}>
        <PreviewPortrait />
        <Box sx={{ position: 'absolute', top: 10, right: 10, ...HEART }}>
          <FavoriteBorder aria-hidden sx={{ fontSize: 22 }} />
        </Box>
        <Box sx={{ ...DISPLAY, color: 'var(--color-ink-strong)', fontSize: 19, mt: 1.25 }}>Robin, 34</Box>
        <Box sx={{ color: 'var(--color-success-ink)', fontSize: 14, fontWeight: 'var(--font-text-strong)' }}>
          ● {word('online')}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <PreviewBadge token="premium">{word('premium')}</PreviewBadge>
        {fictional && (
          <PreviewBadge token="fictional">
            <span lang={language}>{fictional}</span>
          </PreviewBadge>
        )}
        <PreviewBadge token="unread">2</PreviewBadge>
      </Box>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'start' }}>
        <Box sx={{ ...BUBBLE, bgcolor: 'var(--color-surface-3)', color: 'var(--color-ink-strong)' }}>
          {word('question')}
        </Box>
        <Box sx={{ ...BUBBLE, justifySelf: 'end', bgcolor: 'var(--color-primary)', color: 'var(--color-on-primary)' }}>
          {word('answer')}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ ...BUTTON, bgcolor: 'var(--color-primary)', color: 'var(--color-on-primary)' }}>{word('write')}</Box>
        <Box sx={{ ...BUTTON, bgcolor: 'var(--color-primary-soft)', color: 'var(--color-primary-ink)' }}>
          {word('later')}
        </Box>
      </Box>
    </Box>
  )
}

const DISPLAY = {
  fontFamily: 'var(--font-display)',
  fontWeight: 'var(--font-display-strong)',
  fontVariationSettings: 'var(--font-display-axes)',
  letterSpacing: 'var(--font-display-tracking)',
}

const BUTTON = {
  minHeight: 'var(--target-size)',
  display: 'grid',
  placeItems: 'center',
  px: 'var(--space-4)',
  borderRadius: 'var(--radius-control)',
  fontWeight: 'var(--font-text-strong)',
  textAlign: 'center',
}

const HEART = {
  width: 'var(--target-size)',
  height: 'var(--target-size)',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'var(--radius-round)',
  bgcolor: 'var(--color-surface-1)',
  color: 'var(--color-primary-ink)',
}

/** The member site's placeholder portrait, in the theme's colours. */
function PreviewPortrait() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 440"
      aria-hidden
      sx={{ display: 'block', width: '100%', borderRadius: 'var(--radius-card)', boxShadow: 'var(--shadow-card)' }}
    >
      <Box component="rect" width="400" height="440" sx={{ fill: 'var(--color-primary-soft)' }} />
      <Box component="circle" cx="300" cy="130" r="140" sx={{ fill: 'var(--color-secondary-soft)' }} />
      <Box component="path" d="M40 440c0-104 64-164 160-164s160 60 160 164Z" sx={{ fill: 'var(--color-primary)' }} />
      <Box component="path" d="M164 230h72v70a36 36 0 0 1-72 0Z" sx={{ fill: 'var(--color-surface-3)' }} />
      <Box component="circle" cx="200" cy="172" r="84" sx={{ fill: 'var(--color-surface-1)' }} />
    </Box>
  )
}
