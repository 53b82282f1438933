import { useTranslation } from 'react-i18next'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { DeletionFacts } from './deletion_facts.tsx'
import styles from './deletion.module.css'
import { useDeleteAccount } from './use_delete_account.ts'

export function DeletionLink({ token }: { token: string }) {
  const { t } = useTranslation(['identity', 'site'])
  const { name: site } = useSettings()
  const deleteAccount = useDeleteAccount()
  const { form, busy, failure } = useForm(() => deleteAccount({ token }))
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('deletion.head')} />
      <h1>{t('deletion.link.title', { site })}</h1>
      <DeletionFacts />
      <Form {...form}>
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <div className={styles.ways}>
          <ButtonLink to="/" variant="secondary" size="large" wide>
            {t('deletion.keep_account')}
          </ButtonLink>
          <Button type="submit" variant="danger" size="large" wide busy={busy}>
            {t('site:common.delete_account')}
          </Button>
        </div>
      </Form>
    </PageBody>
  )
}
