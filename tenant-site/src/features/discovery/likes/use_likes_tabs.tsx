import { useTranslation } from 'react-i18next'
import { capped } from '#site/lib/writing/capped.ts'
import type { Likes } from '#site/lib/api/shapes.ts'
import { Badge } from '#site/ui/text/badge.tsx'

export function useLikesTabs(likes: Likes | undefined, type: string | undefined) {
  const { t } = useTranslation(['discovery', 'site'])
  const fresh = likes?.total_new_likes ?? 0
  return [
    {
      // Both URLs show this tab.
      to: type === 'received' ? '/likes/received' : '/likes',
      label: (
        <>
          {t('likes.tabs.received')}
          {fresh > 0 && <Badge text={capped(fresh)} label={t('site:nav.new_likes', { count: fresh })} tone="primary" />}
        </>
      ),
    },
    { to: '/likes/given', label: t('likes.tabs.given') },
    { to: '/likes/matches', label: t('likes.tabs.matches') },
  ]
}
