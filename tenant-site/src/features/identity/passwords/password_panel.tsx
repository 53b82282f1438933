import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Collapsible } from '#site/ui/layout/collapsible.tsx'
import { PasswordForm } from './password_form.tsx'

/** Needs the translation namespace `identity`. */
export function PasswordPanel() {
  const { t } = useTranslation(['identity', 'site'])
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection title={t('site:common.password')} text={t('password.text')}>
      <Collapsible label={t('password.change')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Collapsible>
    </FormSection>
  )
}
