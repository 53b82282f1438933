import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '#site/lib/api/call.ts'
import { refusal } from '#site/lib/api/refusal.ts'
import { userQuery } from '#site/lib/user/user_query.ts'
import { useVisit } from '#site/lib/visit/visit.ts'
import { useToast } from '#site/ui/overlays/toast.tsx'
import type { NoticeType, NotificationSettings, NotificationSettingsChanges } from './shapes.ts'

/** Optimistic, rolled back when refused; changes are sent one after the other. */
export function useChangeNotifications() {
  const { t } = useTranslation('site')
  const { api, queryClient } = useVisit()
  const toast = useToast()
  const { queryKey } = call(api, 'notifications.show')
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (changes: NotificationSettingsChanges) => api.notifications.update({ body: changes }),
    onMutate: async (changes) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (settings) => settings && changed(settings, changes))
      return { before }
    },
    onSuccess: async (settings) => {
      queryClient.setQueryData(queryKey, settings)
      // A banner depends on these settings.
      await queryClient.invalidateQueries({ queryKey: userQuery(api).queryKey })
    },
    onError: (error, _changes, context) => {
      queryClient.setQueryData(queryKey, context?.before)
      toast({ text: refusal(error).message || t('load_failed.offline'), tone: 'danger' })
    },
  })
}

function changed(
  settings: NotificationSettings,
  { lock_screen, quiet_hours, ...types }: NotificationSettingsChanges
): NotificationSettings {
  const notifications = Object.fromEntries(
    Object.entries(settings.notifications).map(([type, channels]) => [
      type,
      { ...channels, ...types[type as NoticeType] },
    ])
  ) as NotificationSettings['notifications']
  return {
    notifications,
    lock_screen: lock_screen ?? settings.lock_screen,
    quiet_hours: quiet_hours === undefined ? settings.quiet_hours : quiet_hours,
  }
}
