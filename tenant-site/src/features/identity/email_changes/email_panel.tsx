import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { mustActivate } from '#site/lib/activation/must_activate.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { FormSection } from '#site/ui/layout/form_section.tsx'
import { Collapsible } from '#site/ui/layout/collapsible.tsx'
import { EmailForm } from './email_form.tsx'

/** Hidden until the address is confirmed: before, it's changed where that is asked. Needs the namespace `identity`. */
export function EmailPanel() {
  const { t } = useTranslation('identity')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const [sentTo, setSentTo] = useState('')
  if (!user || mustActivate(user)) return null

  function sent(email: string) {
    setSentTo(email)
    setOpen(false)
  }

  const about = { t, components: { b: <b /> } }
  return (
    <FormSection
      title={t('email.title')}
      text={<Trans {...about} i18nKey="email.text" values={{ email: user.email }} />}
    >
      {sentTo && (
        <Notice tone="success" isLive>
          <Trans {...about} i18nKey="email.sent" values={{ email: sentTo }} />
        </Notice>
      )}
      <Collapsible label={t('email.change')} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <EmailForm onSent={sent} />
      </Collapsible>
    </FormSection>
  )
}
