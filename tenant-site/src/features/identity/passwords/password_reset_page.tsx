import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { FormHead } from './form_head.tsx'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'
import { PasswordResetForm } from './password_reset_form.tsx'
import { ResetEnded } from './reset_ended.tsx'

export function PasswordResetPage({ token, link }: LinkPage) {
  const { t } = useTranslation('identity')
  const [isOver, setOver] = useState(link.used || link.expired)
  // Continues where the reset was requested.
  const search = link.next ? `?${new URLSearchParams({ next: link.next })}` : ''
  if (isOver) return <ResetEnded search={search} />
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('reset.head')} />
      <FormHead title={t('reset.choose.title')} text={t('reset.choose.text')} />
      <PasswordResetForm token={token} search={search} onOver={() => setOver(true)} />
    </PageBody>
  )
}
