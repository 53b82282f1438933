import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refusal } from '#site/lib/api/refusal.ts'
import { isAppleTouch, isInstalled } from '#site/lib/browser/installed_app.ts'
import { usePushState } from '#site/lib/browser/use_push_state.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { InstallSteps } from './install_steps.tsx'
import { PushTest } from './push_test.tsx'
import { useHydrated } from '#site/lib/browser/use_hydrated.ts'

export function PushPanel() {
  const { t } = useTranslation(['notices', 'site'])
  const visit = useVisit()
  const toast = useToast()
  const { push_public_key } = useSettings()
  const user = useUser()
  const { isCapable, status } = usePushState()
  const mustInstall = useMustInstall()
  const { mutate: change, isPending } = useMutation({
    mutationFn: async (isWanted: boolean) => {
      const { subscribe, unsubscribe } = await import('#site/lib/browser/push_subscription.ts')
      await (isWanted ? subscribe(visit, push_public_key, user!.id) : unsubscribe(visit))
    },
    onError: (error) => toast({ text: wordsFor(error), tone: 'danger' }),
  })

  function wordsFor(error: unknown): string {
    // The browser failed, not the API.
    if (error instanceof DOMException) return t('push_device.failed')
    return refusal(error).message || t('site:load_failed.offline')
  }

  return (
    <FormSection title={t('push_device.title')} text={<span aria-live="polite">{t(`push_device.${words()}`)}</span>}>
      {mustInstall && <InstallSteps next="open" />}
      {isCapable && status === 'not_subscribed' && (
        <Button busy={isPending} onClick={() => change(true)}>
          {t('push_device.switch_on')}
        </Button>
      )}
      {isCapable && status === 'subscribed' && (
        <PushTest>
          <Button variant="secondary" busy={isPending} onClick={() => change(false)}>
            {t('push_device.switch_off')}
          </Button>
        </PushTest>
      )}
    </FormSection>
  )

  function words() {
    if (mustInstall) return 'install' as const
    return status
  }
}

/** iOS and iPadOS 16.4 and later push only to installed sites. */
function useMustInstall(): boolean {
  return useHydrated() && isAppleTouch() && !isInstalled()
}
