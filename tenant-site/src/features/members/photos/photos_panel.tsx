import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { hasPage } from '#site/lib/pages/has_page.ts'
import { call } from '#site/lib/api/call.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { removedQuery } from '#site/lib/removal/removed_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { ButtonLink } from '#site/ui/buttons/button_link.tsx'
import { EmptyState } from '#site/ui/feedback/empty_state.tsx'
import { FailedState } from '#site/ui/feedback/failed_state.tsx'
import { Notice } from '#site/ui/feedback/notice.tsx'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { VerificationPanel } from '#site/features/members/verification/verification_panel.tsx'
import { PhotoAdder } from './photo_adder.tsx'
import { useVerification } from '#site/features/members/verification/use_verification.ts'
import { PhotoBoard } from './photo_board.tsx'
import styles from './photos_panel.module.css'
import { PhotosWaiting } from './photos_waiting.tsx'
import { usePhotoChanges } from './use_photo_changes.ts'
import { useUploads } from './use_uploads.ts'

const CropDialog = lazy(() => import('./crop_dialog.tsx'))

const PremiumAlert = lazy(() => import('#site/lib/premium/premium_alert.tsx'))

const MEGABYTE = 1024 * 1024

/** Needs the translation namespace `members`. */
export function PhotosPanel() {
  const { t } = useTranslation(['members', 'site'])
  const { api } = useVisit()
  const { limits, photos_moderated } = useSettings()
  const user = useUser()
  const toast = useToast()
  const { data, error, refetch, isFetching } = useQuery(call(api, 'photos.index'))
  const verification = useVerification().data?.verification
  const { data: removed } = useQuery(removedQuery('photos'))
  const { uploads: all, add, remove: discard, retry } = useUploads()
  const { arrange, makeMain, remove } = usePhotoChanges()
  const [cropped, setCropped] = useState<OwnPhoto>()
  const [wantsMore, setWantsMore] = useState(false)

  if (error && !data)
    return (
      <FailedState
        title={t('own_photos.load_failed')}
        text={t('site:load_failed.text')}
        retryLabel={t('site:common.try_again')}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  if (!data) return <PhotosWaiting label={t('own_photos.title')} />

  const { limit, megabytes } = data
  const photos = data.photos.filter(({ id }) => !removed.includes(id))
  // A photo may be listed before its upload has ended, and would appear twice.
  const uploads = all.filter(({ photoId }) => !photos.some(({ id }) => id === photoId))
  const counted = photos.filter(({ status }) => status !== 'refused').length
  const onTheirWay = uploads.filter(({ state }) => state !== 'failed').length
  const room = Math.max(0, limit - counted - onTheirWay)
  const mayHaveMore = !user?.paid_user && limits.photos_premium > limit

  const endsMark = ({ id }: OwnPhoto) => verification?.state === 'verified' && !verification.photo_ids.includes(id)

  function take(files: File[]) {
    const fitting = files.filter(({ size }) => size <= megabytes * MEGABYTE)
    if (fitting.length < files.length) toast({ text: t('own_photos.too_large', { megabytes }), tone: 'danger' })
    if (fitting.length > room) {
      if (mayHaveMore) setWantsMore(true)
      else toast({ text: t('own_photos.no_room'), tone: 'danger' })
    }
    add(fitting.slice(0, room))
  }

  return (
    <section className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('own_photos.title')}</h2>
        <p className={styles.count}>{t('own_photos.count', { number: counted, limit })}</p>
        <p className={styles.text}>{t('own_photos.text')}</p>
      </header>
      {photos_moderated && <Notice>{t('own_photos.moderated')}</Notice>}
      <PhotoAdder onAdd={take} isFull={room === 0}>
        {photos.length + uploads.length === 0 ? (
          <EmptyState scene="people" title={t('own_photos.empty')} text={t('own_photos.empty_text')} />
        ) : (
          <PhotoBoard
            photos={photos}
            uploads={uploads}
            onArrange={arrange}
            onMakeMain={setCropped}
            onRemove={remove}
            onRetry={retry}
            onDiscard={discard}
          />
        )}
      </PhotoAdder>
      <p className={styles.rules}>{t('own_photos.rules', { megabytes })}</p>
      {mayHaveMore && (
        <Notice
          action={
            hasPage('/premium') && (
              <ButtonLink to="/premium" variant="premium">
                {t('site:common.get_premium')}
              </ButtonLink>
            )
          }
        >
          {t('own_photos.more_with_premium', { many: limits.photos_premium })}
        </Notice>
      )}
      <VerificationPanel />
      <Suspense>
        {wantsMore && (
          <PremiumAlert
            text={t('own_photos.more_with_premium', { many: limits.photos_premium })}
            onClose={() => setWantsMore(false)}
          />
        )}
        {cropped && (
          <CropDialog
            photo={cropped}
            warning={endsMark(cropped) ? t('photo_check.warning') : undefined}
            onSave={(crop) => makeMain(cropped.id, crop)}
            onClose={() => setCropped(undefined)}
          />
        )}
      </Suspense>
    </section>
  )
}
