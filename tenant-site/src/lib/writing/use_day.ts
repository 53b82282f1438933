import { useTranslation } from 'react-i18next'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

/** Writes a date without a time, e.g. `2026-12-05`: no time zone turns it into the day before. */
export function useDay() {
  const { i18n } = useTranslation()
  const settings = useSettings()
  const format = new Intl.DateTimeFormat(regionalLanguage(i18n.language, settings), {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
}
