import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { LinkPage } from '#site/features/identity/links/link_page.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useForm } from '#site/lib/forms/use_form.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { Button } from '#site/ui/buttons/button.tsx'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { Form } from '#site/ui/layout/form.tsx'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { NeedsScript } from '#site/features/identity/links/needs_script.tsx'
import styles from './privacy_panel.module.css'
import { type LinkedRequest, privacyLinkQuery } from './privacy_link_query.ts'
import { PrivacyLinkState } from './privacy_link_state.tsx'

/** Behind the link that proves the address: what is about to be sent, and from then on how it stands. */
export function PrivacyLinkPage({ token, link: { expired } }: LinkPage) {
  return expired ? <Over /> : <Opened token={token} />
}

function Opened({ token }: { token: string }) {
  const { api } = useVisit()
  const { privacy_request: found } = useSuspenseQuery(privacyLinkQuery(api, token)).data
  return found.request ? (
    <PrivacyLinkState request={found.request} kind={found.kind} />
  ) : (
    <Unsent token={token} {...found} />
  )
}

function Unsent({ token, kind, words }: { token: string } & Pick<LinkedRequest, 'kind' | 'words'>) {
  const { t } = useTranslation('identity')
  const { api } = useVisit()
  const queryClient = useQueryClient()
  const { form, busy, failure } = useForm(async () => {
    const sent = await api.privacyLinks.update({ params: { token } })
    queryClient.setQueryData(privacyLinkQuery(api, token).queryKey, sent)
  })
  return (
    <PageBody width="reading">
      <PageHead noindex title={t('privacy_request.link.title')} />
      <h1>{t('privacy_request.link.title')}</h1>
      <p>
        <strong>{t(`privacy_request.kinds.${kind}`)}</strong>
      </p>
      {words && (
        <p className={styles.answer} dir="auto">
          {words}
        </p>
      )}
      <p>{t('privacy_request.link.text')}</p>
      <Form {...form}>
        <NeedsScript />
        {failure && (
          <Notice tone="danger" isLive>
            {failure}
          </Notice>
        )}
        <Button type="submit" size="large" wide busy={busy}>
          {t('privacy_request.send')}
        </Button>
      </Form>
    </PageBody>
  )
}

function Over() {
  const { t } = useTranslation('identity')
  return (
    <>
      <PageHead noindex title={t('privacy_request.link.over.title')} />
      <EmptyState
        isPage
        scene="lost"
        title={t('privacy_request.link.over.title')}
        text={t('privacy_request.link.over.text')}
        action={<ButtonLink to="/privacy-requests">{t('privacy_request.link.again')}</ButtonLink>}
      />
    </>
  )
}
