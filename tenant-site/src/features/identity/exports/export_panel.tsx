import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import styles from '#site/features/identity/deletion/deletion.module.css'

/** Polling interval while a copy is prepared. */
const LOOK_AGAIN_MS = 5_000

export function ExportPanel() {
  const { t } = useTranslation(['identity', 'site'])
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const reader = useTimeReader()
  const toast = useToast()
  const { data } = useQuery({
    ...call(api, 'data_exports.index'),
    refetchInterval: ({ state }) => (state.data?.data_exports[0]?.status === 'pending' ? LOOK_AGAIN_MS : false),
  })
  const { mutate: request, isPending: isAsking } = useMutation({
    mutationFn: () => api.dataExports.store({}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['data_exports.index'] }),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })
  const newest = data?.data_exports[0]
  return (
    <FormSection title={t('data_export.title')} text={t('data_export.text')}>
      <div aria-live="polite" className={styles.status}>
        {newest?.status === 'pending' && <Notice>{t('data_export.pending')}</Notice>}
        {newest?.status === 'failed' && <Notice tone="warning">{t('data_export.failed')}</Notice>}
        {newest?.status === 'ready' && (
          <Notice tone="success">
            {t('data_export.ready', { moment: formatTime(newest.expires_at!, 'full', reader) })}
          </Notice>
        )}
      </div>
      {newest?.status !== 'pending' && (
        <div className={styles.help}>
          {newest?.status === 'ready' && (
            <a className={buttonLook({})} href={`/api/data-exports/${newest.id}/file`} download>
              {t('site:common.download_copy')}
            </a>
          )}
          <Button variant="outline" busy={isAsking} onClick={() => request()}>
            {newest?.status === 'ready' ? t('data_export.request_again') : t('data_export.request')}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
