import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { GIVEN_CODE } from '#site/lib/browser/given_code.ts'
import { remember } from '#site/lib/browser/session_memory.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { usePercent } from '#site/lib/writing/use_percent.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './deletion.module.css'

/** The company's discount for a member who finds it too expensive: nothing where none is offered, a code once they press for it. */
export function DiscountOffer() {
  const { t } = useTranslation(['identity', 'site'])
  const { api, queryClient } = useVisit()
  const write = usePercent()
  const query = call(api, 'deletion_discounts.show')
  const { data } = useQuery(query)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.deletionDiscounts.store({}),
    onSuccess: (given) => {
      queryClient.setQueryData(query.queryKey, given)
      remember(GIVEN_CODE, given.deletion_discount.code ?? undefined)
    },
  })
  const offered = data?.deletion_discount
  if (!offered) return null
  const percent = write(offered.value_percentage)
  return (
    <div className={styles.offer}>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
      {offered.code && offered.expires ? (
        <>
          <p role="status">
            {t('deletion.discount.code', { percent })} <strong>{offered.code}</strong>
            <br />
            {t('deletion.discount.until')} <FormattedTime at={offered.expires} as="full" />
          </p>
          <ButtonLink to="/credits" variant="outline">
            {t('site:bonus.see_credits')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{t('deletion.discount.text', { percent })}</p>
          <Button variant="outline" busy={isPending} onClick={() => mutate()}>
            {t('deletion.discount.take', { percent })}
          </Button>
        </>
      )}
    </div>
  )
}
