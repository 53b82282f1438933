import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useTimeReader } from '#site/lib/writing/use_time_reader.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { formatTime } from '#site/lib/writing/format_time.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { Checkbox } from '#site/ui/fields/checkbox.tsx'
import { Dialog } from '#site/ui/overlays/dialog.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { ConsentText } from './consent_text.tsx'
import { useConsents } from './use_consents.ts'

const FORM = 'changed-terms'

/** Each changed text is accepted on its own, now or later; both answers are equally prominent. */
export default function ChangedTermsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['identity', 'site'])
  const reader = useTimeReader()
  const due: readonly string[] = useUser()?.consents_due ?? []
  const { query, give } = useConsents()
  const changed = due.includes('terms') ? (due.includes('privacy') ? 'both' : 'terms') : 'privacy'
  const consents = query.data?.consents.filter(({ kind }) => due.includes(kind)) ?? []
  const [unticked, setUnticked] = useState<string[]>([])
  const { form, busy, failure } = useForm(async (data) => {
    setUnticked(due.filter((kind) => !data.has(kind)))
    for (const consent of consents) if (data.has(consent.kind)) await give.mutateAsync(consent)
  })
  const errorOf = (kind: string) => (unticked.includes(kind) ? t('changed_terms.tick_required') : undefined)
  const { terms, privacy } = Object.fromEntries(
    consents.map(({ kind, current_version: at }) => [kind, formatTime(at, 'date', reader)])
  )
  const since = terms ?? privacy
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`changed_terms.titles.${changed}`)}
      description={
        terms && privacy
          ? t('changed_terms.both_texts', { terms, privacy })
          : since && t('changed_terms.text', { since })
      }
      closeLabel={t('site:common.close')}
      footer={
        <>
          <Button variant="secondary" wide onClick={onClose}>
            {t('site:common.not_now')}
          </Button>
          <Button variant="secondary" wide type="submit" form={FORM} busy={busy || query.isPending}>
            {t('changed_terms.send')}
          </Button>
        </>
      }
    >
      <Form id={FORM} {...form}>
        {due.includes('terms') && (
          <Checkbox
            name="terms"
            label={<ConsentText text="sign_up.consents.terms" page="/terms" />}
            error={errorOf('terms')}
          />
        )}
        {due.includes('privacy') && (
          <Checkbox
            name="privacy"
            label={<ConsentText text="sign_up.consents.privacy" page="/privacy" />}
            error={errorOf('privacy')}
          />
        )}
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
      </Form>
      <p>
        {t('changed_terms.if_not_agreed')}{' '}
        {hasPage('/profile') && <Link to="/profile?tab=settings">{t('changed_terms.to_settings')}</Link>}
      </p>
    </Dialog>
  )
}
