import { useEffect, useState, type ReactNode } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import styles from './push_test.module.css'

/** After that, a push that still arrives is of no use. */
const LOST_AFTER_MS = 30_000

/** Has a push sent to this browser and says whether it came; `children` stand beside the button. */
export function PushTest({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['notices', 'site'])
  const visit = useVisit()
  const toast = useToast()
  const [state, setState] = useState<'sent' | 'arrived' | 'lost'>()
  const { mutate: send, isPending } = useMutation({
    mutationFn: async () => {
      setState(undefined)
      const { sendTest } = await import('#site/lib/browser/push_subscription.ts')
      await sendTest(visit)
    },
    // It may have arrived before the answer.
    onSuccess: () => setState((now) => now ?? 'sent'),
    onError: (error) => toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' }),
  })

  useEffect(() => {
    const take = ({ data }: MessageEvent<{ type?: string; tag?: string }>) => {
      if (data?.type === 'push' && data.tag === 'test') setState('arrived')
    }
    navigator.serviceWorker.addEventListener('message', take)
    return () => navigator.serviceWorker.removeEventListener('message', take)
  }, [])

  useEffect(() => {
    if (state !== 'sent') return
    const timer = setTimeout(() => setState('lost'), LOST_AFTER_MS)
    return () => clearTimeout(timer)
  }, [state])

  return (
    <>
      <div className={styles.buttons}>
        <Button variant="secondary" busy={isPending || state === 'sent'} onClick={() => send()}>
          {t('push_device.test')}
        </Button>
        {children}
      </div>
      <p role="status" className={styles.state}>
        {state && t(`push_device.test_${state}`)}
      </p>
    </>
  )
}
