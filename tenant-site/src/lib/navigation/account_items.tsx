import { useTranslation } from 'react-i18next'
import { Bell, Globe, LogOut, Settings, UserRound } from 'lucide-react'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { useLogOut } from '#site/lib/user/use_log_out.ts'

export function AccountItems() {
  const { t, i18n } = useTranslation('site')
  const { mutate: logOut } = useLogOut()
  return (
    <>
      <MenuItem to="/profile" icon={<UserRound aria-hidden="true" />}>
        {t('account.profile')}
      </MenuItem>
      <MenuItem to="/profile?tab=settings" icon={<Settings aria-hidden="true" />}>
        {t('account.settings')}
      </MenuItem>
      <MenuItem to="/notifications" icon={<Bell aria-hidden="true" />}>
        {t('account.notifications')}
      </MenuItem>
      <MenuItem to="/lang-config" icon={<Globe aria-hidden="true" />}>
        {t('nav.language_chosen', { language: LANGUAGE_NAMES[i18n.language as Language] })}
      </MenuItem>
      <MenuItem onChoose={() => logOut()} icon={<LogOut aria-hidden="true" />}>
        {t('account.log_out')}
      </MenuItem>
    </>
  )
}
