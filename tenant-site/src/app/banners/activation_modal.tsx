import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActivationForm } from '#site/lib/activation/activation_form.tsx'
import { useUser } from '#site/lib/user/use_user.ts'
import { Dialog } from '#site/ui/overlays/dialog.tsx'

/** Reminder to confirm the address as a dialog, shown once (specification §2). */
export default function ActivationModal() {
  const { t } = useTranslation('site')
  const user = useUser()
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog
      isOpen={isOpen && Boolean(user)}
      onClose={() => setOpen(false)}
      title={t('activation.title')}
      description={t('activation.text', { email: user?.email })}
      closeLabel={t('common.close')}
    >
      <ActivationForm />
    </Dialog>
  )
}
