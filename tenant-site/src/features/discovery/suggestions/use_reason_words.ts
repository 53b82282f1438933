import { useTranslation } from 'react-i18next'
import type { MatchFound } from '#site/lib/api/shapes.ts'

/** Shared interests listed by name; the others are counted. */
const NAMED = 3
/** More reasons would not convince more. */
const MOST = 3

/** Most relevant first. */
export function useReasonWords() {
  const { t, i18n } = useTranslation('discovery')
  return ({ likes_me, interests, reason, same_region, same_age }: MatchFound['reasons']): string[] => {
    const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
    const named = interests.slice(0, NAMED).map(({ name }) => name)
    const count = interests.length - named.length
    const names = list.format(count > 0 ? [...named, t('finder.reasons.more_interests', { count })] : named)
    return [
      likes_me && t('finder.reasons.likes_you'),
      interests.length > 0 && t('finder.reasons.interests', { names }),
      reason && t(`finder.reasons.${reason}` as never),
      same_region && t('finder.reasons.region'),
      same_age && t('finder.reasons.age'),
    ]
      .filter((words): words is string => Boolean(words))
      .slice(0, MOST)
  }
}
