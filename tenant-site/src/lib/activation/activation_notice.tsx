import { useTranslation } from 'react-i18next'
import { Panel } from '#site/ui/layout/panel.tsx'
import { ActivationForm } from './activation_form.tsx'
import { mustActivate } from './must_activate.ts'
import { useUser } from '#site/lib/user/use_user.ts'

export function ActivationNotice() {
  const { t } = useTranslation('site')
  const user = useUser()
  if (!user || !mustActivate(user)) return null
  return (
    <Panel title={t('activation.title')} text={t('activation.text', { email: user.email })}>
      <ActivationForm />
    </Panel>
  )
}
