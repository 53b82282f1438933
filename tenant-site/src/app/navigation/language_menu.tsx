import { useTranslation } from 'react-i18next'
import { Globe, MapPin } from 'lucide-react'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { countryHere } from '#site/lib/brand/country_here.ts'
import { countryName } from '#site/lib/brand/country_name.ts'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { Menu } from '#site/ui/buttons/menu.tsx'
import { MenuItem } from '#site/ui/buttons/menu_item.tsx'
import { useSwitchLanguage } from '#site/lib/user/use_switch_language.ts'
import styles from './language_menu.module.css'

/** The languages spoken here, and the way to another country. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('site')
  const settings = useSettings()
  const { locales, countries } = settings
  const { mutate: switchTo } = useSwitchLanguage()
  const now = i18n.language as Language
  return (
    <Menu
      label={`${now.toUpperCase()}, ${t('nav.language_chosen', { language: LANGUAGE_NAMES[now] })}`}
      trigger={
        <>
          <Globe aria-hidden="true" />
          <span className={styles.code}>{now.toUpperCase()}</span>
        </>
      }
    >
      {(locales as Language[]).map((language) => (
        <MenuItem key={language} lang={language} isCurrent={language === now} onChoose={() => switchTo(language)}>
          {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
      {countries.length > 1 && (
        <MenuItem to="/lang-config" icon={<MapPin aria-hidden="true" />}>
          {t('nav.country_chosen', { country: countryName(countryHere(settings), now) })}
        </MenuItem>
      )}
    </Menu>
  )
}
