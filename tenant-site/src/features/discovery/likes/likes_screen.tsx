import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { data, useParams } from 'react-router-dom'
import type { Load } from '#site/lib/pages/page.ts'
import { call } from '#site/lib/api/call.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { warmFirst } from '#site/lib/api/warm_first.ts'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { TabLinks } from '#site/ui/layout/tab_links.tsx'
import { LikesList } from './likes_list.tsx'
import { isLikesType } from './likes_type.ts'
import styles from './likes_screen.module.css'
import { useLikesTabs } from './use_likes_tabs.tsx'

/** @throws 404 for an unknown list */
export const load: Load = async ({ api, queryClient }, { params }) => {
  if (params.type !== undefined && !isLikesType(params.type)) throw data({ code: 'not_found' }, { status: 404 })
  await warmFirst(queryClient, call(api, 'likes.index'))
}

export default function LikesScreen() {
  const { t } = useTranslation(['discovery', 'site'])
  const { api } = useVisit()
  const { type } = useParams()
  const { data: likes, isFetching, refetch } = useQuery(call(api, 'likes.index'))
  const shown = isLikesType(type) ? type : 'received'
  return (
    <PageBody>
      <PageHead title={t(`likes.tabs.${shown}`)} noindex />
      <div className={styles.head}>
        <h1>{t('likes.title')}</h1>
        <TabLinks label={t('likes.title')} links={useLikesTabs(likes, type)} />
      </div>
      {likes ? (
        <LikesList type={shown} likes={likes} />
      ) : (
        <LoadFailed text="offline" onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </PageBody>
  )
}
