import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { useRemoval } from '#site/lib/removal/use_removal.ts'
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
  const hide = useRemoval('photos')
  const { queryKey } = call(api, 'photos.index')

  function fail(error: unknown) {
    toast({ text: refusal(error).message || t('site:load_failed.offline'), tone: 'danger' })
  }

  async function arrange(photos: OwnPhoto[]) {
    await queryClient.cancelQueries({ queryKey })
    const known = queryClient.getQueryData(queryKey)
    if (!known) return
    // The API wants all, also those whose removal can still be undone.
    const all = [...photos, ...known.photos.filter(({ id }) => photos.every((one) => one.id !== id))]
    queryClient.setQueryData(queryKey, { ...known, photos: all })
    await api.photos.order.update({ body: { ids: all.map(({ id }) => id) } }).catch(fail)
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

  function remove({ id }: OwnPhoto) {
    async function destroy() {
      // The page may be closing.
      await api.photos.destroy({ params: { id }, keepalive: true }).catch(fail)
      await refresh()
    }
    hide({ id, text: t('own_photos.removed'), undo: t('site:common.undo'), destroy })
  }

  return { arrange, makeMain, remove }
}
