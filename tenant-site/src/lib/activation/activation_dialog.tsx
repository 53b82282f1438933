import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { ActivationForm } from './activation_form.tsx'
import { mustActivate } from './must_activate.ts'
import type { User } from '#site/lib/api/shapes.ts'

type ActivationDialogProps = {
  user: User
  onDone: () => void
  onClose: () => void
}

/** Confirms the address in place, which liking requires. Needs the `discovery` namespace. */
export default function ActivationDialog({ user, onDone, onClose }: ActivationDialogProps) {
  const { t } = useTranslation(['discovery', 'site'])
  const finish = useEffectEvent(onDone)
  const isWaiting = mustActivate(user)

  useEffect(() => {
    if (!isWaiting) finish()
  }, [isWaiting])

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('site:activation.title')}
      description={t('like.activation_needed', { email: user.email })}
      closeLabel={t('site:common.close')}
    >
      <ActivationForm />
    </Dialog>
  )
}
