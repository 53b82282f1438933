import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import { useRefreshPhotos } from './use_refresh_photos.ts'

/** Visible part in portraits, as fractions of the photo. */
export type Crop = { x: number; y: number; width: number; height: number }

/** Changes are optimistic, rolled back when the API refuses. */
export function usePhotoChanges() {
  const { t } = useTranslation(['members', 'site'])
  const { api, queryClient } = useVisit()
  const refresh = useRefreshPhotos()
  const toast = useToast()
  const { queryKey } = call(api, 'photos.index')

  function show(change: (photos: OwnPhoto[]) => OwnPhoto[]) {
    queryClient.setQueryData(queryKey, (known) => known && { ...known, photos: change(known.photos) })
  }

  function fail(error: unknown) {
    toast({ text: refusal(error).message || t('site:failed.offline'), tone: 'danger' })
  }

  async function arrange(photos: OwnPhoto[]) {
    await queryClient.cancelQueries({ queryKey })
    show(() => photos)
    await api.photos.order.update({ body: { ids: photos.map(({ id }) => id) } }).catch(fail)
    await refresh()
  }

  /** @returns whether it is now the main photo */
  async function makeMain(id: string, crop?: Crop): Promise<boolean> {
    try {
      await api.photos.main.update({ params: { id }, body: { crop } })
      await refresh()
      return true
    } catch (error) {
      fail(error)
      return false
    }
  }

  /** Hides it at once; the API is called when undo expires or the page is left. */
  function remove({ id }: OwnPhoto) {
    let isSettled = false
    const before = queryClient.getQueryData(queryKey)

    function settle(then: () => void) {
      removeEventListener('pagehide', commit)
      if (!isSettled) then()
      isSettled = true
    }
    const commit = () => settle(() => void destroy())
    const undo = () => settle(() => queryClient.setQueryData(queryKey, before))

    async function destroy() {
      // The page may be closing.
      await api.photos.destroy({ params: { id }, keepalive: true }).catch(fail)
      await refresh()
    }

    show((photos) => photos.filter((one) => one.id !== id))
    addEventListener('pagehide', commit)
    toast({ text: t('own_photos.removed'), action: { label: t('own_photos.undo'), onPress: undo }, onGone: commit })
  }

  return { arrange, makeMain, remove }
}
