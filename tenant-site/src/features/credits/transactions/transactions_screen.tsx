import { useInfiniteQuery, infiniteQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { call } from '#site/lib/api/call.ts'
import { useVisit, type Visit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { LoadFailed } from '#site/lib/pages/load_failed.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { ClaimNotice } from '#site/features/credits/limits/claim_notice.tsx'
import { LimitsPanel } from '#site/features/credits/limits/limits_panel.tsx'
import { SpendingWarning } from '#site/features/credits/limits/spending_warning.tsx'
import { useGuard } from '#site/features/credits/limits/use_guard.ts'
import { MonthPanel } from './month_panel.tsx'
import { StatementEntry } from './statement_entry.tsx'
import { UnpaidOrder } from './unpaid_order.tsx'
import styles from './transactions_screen.module.css'
import type { Api } from '#site/lib/api/api.ts'
import { warm } from '#site/lib/api/warm.ts'

export async function load({ api, queryClient }: Visit) {
  await Promise.all([
    queryClient.fetchInfiniteQuery(transactionsQuery(api)),
    warm(queryClient, call(api, 'spending_guard.show')),
    queryClient.fetchQuery(call(api, 'orders.index')),
  ])
}

export default function TransactionsScreen() {
  const { t } = useTranslation(['credits', 'site'])
  const { api } = useVisit()
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(transactionsQuery(api))
  const unpaid = data?.pages[0]!.unpaid_orders ?? []
  const claim = useGuard().data?.spending_guard.claim
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('activity.title')} />
      <h1>{t('activity.title')}</h1>
      {claim && <ClaimNotice amountMinor={claim.amount_minor} currency={claim.currency} />}
      {data && <SpendingWarning currency={data.pages[0]!.month.currency} />}
      {data && <MonthPanel month={data.pages[0]!.month} />}
      {!data && isError && <LoadFailed onRetry={() => void refetch()} isRetrying={isFetching} />}
      {data && entries.length === 0 && unpaid.length === 0 && (
        <EmptyState
          scene="heart"
          title={t('activity.empty')}
          text={t('activity.empty_text')}
          action={<ButtonLink to="/members">{t('site:common.browse_profiles')}</ButtonLink>}
        />
      )}
      <ul className={styles.entries}>
        {unpaid.map((order) => (
          <UnpaidOrder key={order.id} order={order} />
        ))}
        {entries.map((entry) => (
          <StatementEntry key={entry.id} entry={entry} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" busy={isFetching} onClick={() => void fetchNextPage()}>
          {t('activity.load_older')}
        </Button>
      )}
      <LimitsPanel />
    </PageBody>
  )
}

function transactionsQuery(api: Api) {
  return infiniteQueryOptions({
    queryKey: ['transactions.index'] as const,
    queryFn: ({ pageParam, signal }) => {
      const request = { ...(pageParam && { query: { before: pageParam } }), signal }
      return api.transactions.index(request)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}
