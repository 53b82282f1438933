import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { LIMITS_ADDRESS } from '#site/lib/spending/limits_address.ts'
import { SpendingNotice } from '#site/lib/spending/spending_notice.tsx'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import styles from './help_offers.module.css'

/** Offered to who may be in need, never forced: a day without spending by one press, and their limits. */
export function HelpOffers() {
  const { t } = useTranslation(['chat', 'site'])
  const { api, queryClient } = useVisit()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: () => api.spendingGuard.update({ body: { pause: 'day' } }),
    onSuccess: async (answer) => {
      queryClient.setQueryData(call(api, 'spending_guard.show').queryKey, answer)
      // What a message costs is refused now.
      await queryClient.invalidateQueries({ queryKey: ['members.composer.show'] })
    },
  })
  const until = data?.spending_guard.paused_until
  if (until) return <SpendingNotice code="spending_paused" figures={{ until }} isLive />
  return (
    <div className={styles.offers}>
      {error && (
        <Notice tone="danger" isLive>
          {refusal(error).message || t('site:load_failed.offline')}
        </Notice>
      )}
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {t('help_note.pause')}
      </Button>
      <ButtonLink to={LIMITS_ADDRESS} variant="secondary">
        {t('site:spending.see_limits')}
      </ButtonLink>
    </div>
  )
}
