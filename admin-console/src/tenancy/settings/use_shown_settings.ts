import type { Language } from '@manyhearts/locales/languages'
import { useCallback, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ownValue } from '#console/tenancy/setting.ts'
import { type Field, type SettingsPlace } from '#console/tenancy/settings/settings_place.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'
import { fitOf } from '#console/translations/fit_of.ts'

/** One letter begins a word of nearly every setting. */
const TELLING = 2

/** Which settings of a place are shown: in which language its texts are, what is looked for, and whether only what is set here. */
export interface ShownSettings {
  language: Language
  ownOnly: boolean
  sought: string
  fields: Field[]
  isFiltered: boolean
  setLanguage(language: Language): void
  setOwnOnly(ownOnly: boolean): void
  seek(sought: string): void
  showAll(): void
}

export function useShownSettings(place: SettingsPlace): ShownSettings {
  const [language, setLanguage] = useState(place.language)
  const [ownOnly, setOwnOnly] = useState(false)
  const [sought, seek] = useState('')
  const translate = useTranslate()
  const { option } = useSettingText()
  const isSought = sought.trim().length >= TELLING

  const isFound = ({ setting: { name, options = [], group } }: Field) => {
    const about = [
      translate(`settings_help.${name}`, { _: '' }),
      name.replaceAll('_', ' '),
      translate(`groups.${group}`),
      ...options.map((one) => option(name, one)),
    ]
    return fitOf(sought, translate(`settings.${name}`, { _: name }), about.join(' ')) !== undefined
  }

  const showAll = useCallback(() => {
    setOwnOnly(false)
    seek('')
  }, [])

  const fields = place.settings
    .map((setting): Field => ({ setting, language: setting.kind === 'words' ? language : null }))
    .filter((field) => !ownOnly || ownValue(field.setting, place.level, field.language) !== null)
    .filter((field) => !isSought || isFound(field))

  return {
    language,
    ownOnly,
    sought,
    fields,
    isFiltered: ownOnly || isSought,
    setLanguage,
    setOwnOnly,
    seek,
    showAll,
  }
}
