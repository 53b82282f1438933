import { useTranslation } from 'react-i18next'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import type { TimeReader } from './format_time.ts'

/** UTC until hydration, as only the browser knows its time zone. */
export function useTimeReader(): TimeReader {
  const { i18n } = useTranslation()
  const settings = useSettings()
  const isHydrated = useHydrated()
  return { language: regionalLanguage(i18n.language, settings), timeZone: isHydrated ? undefined : 'UTC' }
}
