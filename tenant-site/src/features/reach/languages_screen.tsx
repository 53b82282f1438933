import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import { LANGUAGES, type Language } from '@manyhearts/locales/languages'
import { useSwitchLanguage } from '#site/lib/user/use_switch_language.ts'
import { PageHead } from '#site/lib/pages/page_head.tsx'
import { useSettings } from '#site/lib/brand/use_settings.ts'
import { useUser } from '#site/lib/user/use_user.ts'
import { PageBody } from '#site/ui/layout/page_body.tsx'
import { CountryChoice } from './country_choice.tsx'
import { LanguageChoices } from './language_choices.tsx'

/** Languages spoken in the visitor's country come first (specification §1). */
export default function LanguagesScreen() {
  const { t, i18n } = useTranslation(['reach', 'site'])
  const { locales, countries } = useSettings()
  // Members have set their country in the profile.
  const isMember = useUser() !== null
  const { mutate: switchTo, variables: wanted, isPending } = useSwitchLanguage()
  const near = locales as Language[]
  const others = LANGUAGES.filter((language) => !near.includes(language))
  const choices = {
    current: i18n.language,
    busy: isPending ? wanted : undefined,
    onChoose: (language: Language) => switchTo(language),
  }
  const byName = (list: readonly Language[]) =>
    list.toSorted((one, other) => LANGUAGE_NAMES[one].localeCompare(LANGUAGE_NAMES[other]))
  return (
    <PageBody width="narrow">
      <PageHead noindex title={t('site:common.language')} />
      <h1>{t('site:common.language')}</h1>
      <p>{t('languages.text')}</p>
      <LanguageChoices label={t('languages.near_you')} languages={byName(near)} {...choices} />
      {others.length > 0 && (
        <>
          <h2>{t('languages.more_languages')}</h2>
          <LanguageChoices label={t('languages.more_languages')} languages={byName(others)} {...choices} />
        </>
      )}
      {!isMember && countries.length > 1 && (
        <>
          <h2>{t('site:common.country')}</h2>
          <CountryChoice />
        </>
      )}
    </PageBody>
  )
}
