import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import styles from '#site/features/identity/deletion/deletion.module.css'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { ShutOut } from './shut_out_query.ts'

/** A copy of all that is kept of them (GDPR art. 15 and 20). */
export function ShutOutData({ token, dataExport }: { token: string; dataExport: ShutOut['data_export'] }) {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const toast = useToast()
  const { mutate: request, isPending } = useMutation({
    mutationFn: () => api.shutOutExports.store({ params: { token } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['shut_outs.show'] }),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })
  const status = dataExport?.status
  return (
    <FormSection title={t('shut_out.data.title')} text={t('shut_out.data.text')}>
      <div aria-live="polite" className={styles.status}>
        {status === 'pending' && <Notice>{t('data_export.pending')}</Notice>}
        {status === 'failed' && <Notice tone="warning">{t('data_export.failed')}</Notice>}
      </div>
      <div className={styles.help}>
        {status === 'ready' && (
          <a
            className={buttonLook({ variant: 'secondary' })}
            href={`/api/shut-out/${token}/data-exports/${dataExport!.id}/file`}
            download
          >
            {t('site:common.download_copy')}
          </a>
        )}
        {status !== 'pending' && status !== 'ready' && (
          <Button variant="secondary" busy={isPending} onClick={() => request()}>
            {t('data_export.request')}
          </Button>
        )}
      </div>
    </FormSection>
  )
}
