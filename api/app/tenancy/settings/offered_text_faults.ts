import type { Language } from '@manyhearts/locales/languages'
import { claimsPerson } from './claims_person.js'
import type { SettingsLevel } from './resolve_settings.js'
import type { SettingDefinition, Words } from './setting_types.js'
import { type SettingName, settingsSchema } from './settings_schema.js'

interface OfferedTextFault {
  /** Setting and language. */
  path: [SettingName, Language]
  rule: 'claims_person' | 'own_word' | 'own_text'
  text: string
}

interface Change {
  before: SettingsLevel
  wanted: SettingsLevel
  byPlatformAdmin: boolean
}

/** Texts that staff choose from a list: another one needs a platform admin, and none may pass a fictional profile off as a person. */
export function offeredTextFaults({ before, wanted, byPlatformAdmin }: Change): OfferedTextFault[] {
  return Object.entries(settingsSchema as Record<string, SettingDefinition>).flatMap(([name, { offered }]) => {
    if (!offered) return []
    const stored = (before[name] ?? {}) as Words
    return Object.entries((wanted[name] ?? {}) as Words).flatMap(([key, text]): OfferedTextFault[] => {
      const language = key as Language
      const path: OfferedTextFault['path'] = [name as SettingName, language]
      const isList = offered[language].length > 0
      if (!text || text === stored[language] || offered[language].includes(text)) return []
      if (isList && claimsPerson(text)) return [{ path, rule: 'claims_person', text }]
      if (byPlatformAdmin) return []
      return [{ path, rule: isList ? 'own_word' : 'own_text', text }]
    })
  })
}
