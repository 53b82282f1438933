import { useTranslation } from 'react-i18next'
import type { SearchPage } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'

type Counts = Pick<SearchPage, 'numResults' | 'numFictional' | 'numResultsCapped'>

/** Members and fictional profiles are never added up without saying so. */
export function useCountWords() {
  const { t } = useTranslation('discovery')
  const { fictional_plural, fictional_singular } = useSettings()
  return ({ numResults, numFictional, numResultsCapped }: Counts): string => {
    const members = numResults - numFictional
    const kind = numFictional === 1 ? fictional_singular : fictional_plural
    if (numResultsCapped) {
      const some = { some: `${numResults}+` }
      return numFictional > 0 ? t('count.capped_mixed', { ...some, fictional_plural }) : t('count.capped', some)
    } else if (numFictional > 0) {
      return t('count.mixed', { count: members, fictional: numFictional, kind })
    } else {
      return t('count.members', { count: members })
    }
  }
}
