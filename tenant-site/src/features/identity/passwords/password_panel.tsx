import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Unfolding } from '#site/ui/layout/collapsible.tsx'
import { PasswordForm } from './password_form.tsx'

/** A member's password, in the own settings. Needs the words `identity`. */
export function PasswordPanel() {
  const { t } = useTranslation('identity')
  const [isOpen, setOpen] = useState(false)
  return (
    <FormSection title={t('password.title')} text={t('password.text')}>
      <Unfolding label={t('password.change')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Unfolding>
    </FormSection>
  )
}
