import { useTranslation } from 'react-i18next'
import { regionalLanguage } from '#site/lib/brand/regional_language.ts'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import type { MomentReader } from './write_moment.ts'

/** For whom moments are written. Only the browser knows its time zone: until it has taken over, times are in UTC. */
export function useMomentReader(): MomentReader {
  const { i18n } = useTranslation()
  const settings = useSettings()
  const isHydrated = useHydrated()
  return { language: regionalLanguage(i18n.language, settings), timeZone: isHydrated ? undefined : 'UTC' }
}
