import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { FormattedTime } from '#site/lib/writing/formatted_time.tsx'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import styles from './support_code_panel.module.css'

/** A code by which support finds the account without further questions. */
export function SupportCodePanel() {
  const { t } = useTranslation(['identity', 'site'])
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const query = call(api, 'support_codes.show')
  const { data } = useQuery(query)
  const code = data?.support_code
  const { mutate: renew, isPending } = useMutation({
    mutationFn: () => api.supportCodes.store({}),
    onSuccess: (answer) => queryClient.setQueryData(query.queryKey, answer),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })
  return (
    <FormSection title={t('settings.support_code.title')} text={t('settings.support_code.text')}>
      <div className={styles.shown} aria-live="polite">
        {code && (
          <>
            <p className={styles.code}>
              {code.code.slice(0, 3)}
              <span className={styles.gap} />
              {code.code.slice(3)}
            </p>
            <p className={styles.until}>
              {t('settings.support_code.valid_until')} <FormattedTime at={code.until} as="full" />
            </p>
          </>
        )}
        <Button variant="secondary" busy={isPending} onClick={() => renew()}>
          {code ? t('settings.support_code.renew') : t('settings.support_code.show')}
        </Button>
      </div>
    </FormSection>
  )
}
