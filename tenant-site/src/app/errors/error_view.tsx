import { useTranslation } from 'react-i18next'
import { useOnline } from '#site/lib/browser/use_online.ts'
import { buttonLook } from '#site/ui/buttons/button_look.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import type { PageError } from './page_error.ts'
import { Reference } from './reference.tsx'

/** Refusals that say themselves that one may try again. */
const ASKING_TO_RETRY = new Set(['internal', 'unavailable'])

/** The error in the visitor's language with a next step: home for 404, otherwise retry (specification §8). */
export function ErrorView({ status, message, code, requestId, address }: PageError & { address: string }) {
  const { t } = useTranslation('site')
  const isUnknown = status === 404
  const isOffline = !useOnline() || code === 'offline'
  const isLink = code === 'link_invalid'
  const [title, text] = isOffline
    ? [t('offline.title'), t('load_failed.offline')]
    : isLink
      ? [t('error.link_invalid'), t('error.link_invalid_text')]
      : isUnknown
        ? [t('error.unknown'), t('error.unknown_text')]
        : [message || t('error.title'), message && ASKING_TO_RETRY.has(code ?? '') ? '' : t('error.text')]
  return (
    <EmptyState
      isPage
      scene="lost"
      title={title}
      text={
        <>
          {text && (
            <>
              {text}
              <br />
            </>
          )}
          {!isOffline && <small>{t('error.status', { status })}</small>}
          {requestId && <Reference id={requestId} />}
        </>
      }
      action={
        isLink && !isOffline ? (
          <>
            <ButtonLink to="/login">{t('common.log_in')}</ButtonLink>
            <ButtonLink to="/reset-password" variant="outline">
              {t('error.link_new_password')}
            </ButtonLink>
          </>
        ) : isUnknown && !isOffline ? (
          <ButtonLink to="/">{t('error.home')}</ButtonLink>
        ) : (
          // A plain link requests the page from the server again, with or without JavaScript.
          <a className={buttonLook({})} href={address}>
            {t('common.try_again')}
          </a>
        )
      }
    />
  )
}
