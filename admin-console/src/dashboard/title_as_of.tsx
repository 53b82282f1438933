import { Box, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ScreenTitle } from '#console/theme/screen_title.tsx'
import { useTimes } from '#console/translations/use_times.ts'

interface Props {
  title: string
  /** In ms; 0 until something is known. */
  updatedAt: number
  /** It couldn't be asked again since. */
  hasFailed: boolean
}

/** The title of a screen that asks again by itself, and when what it shows was so. */
export function TitleAsOf({ title, updatedAt, hasFailed }: Props) {
  const translate = useTranslate()
  const { time } = useTimes()
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, minHeight: 32 }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {updatedAt > 0 && (
          <Typography
            variant="body2"
            sx={{ color: hasFailed ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
          >
            {translate(hasFailed ? 'dashboard.not_since' : 'dashboard.as_of', {
              time: time(new Date(updatedAt).toISOString()),
            })}
          </Typography>
        )}
      </Box>
    </>
  )
}
