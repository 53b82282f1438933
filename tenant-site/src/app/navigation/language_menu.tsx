import { useTranslation } from 'react-i18next'
import { Globe } from 'lucide-react'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { useSwitchLanguage } from '#site/lib/user/use_switch_language.ts'

export function LanguageMenu() {
  const { t, i18n } = useTranslation('site')
  const { locales } = useSettings()
  const { mutate: switchTo } = useSwitchLanguage()
  const now = i18n.language as Language
  return (
    <Menu
      label={`${now.toUpperCase()}, ${t('language', { language: LANGUAGE_NAMES[now] })}`}
      trigger={
        <>
          <Globe aria-hidden="true" />
          {now.toUpperCase()}
        </>
      }
    >
      {(locales as Language[]).map((language) => (
        <MenuItem key={language} lang={language} isCurrent={language === now} onChoose={() => switchTo(language)}>
          {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
    </Menu>
  )
}
