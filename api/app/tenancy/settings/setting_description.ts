import texts from '@manyhearts/locales/en/console/settings.json' with { type: 'json' }
import type { SettingName } from './settings_schema.js'

/** In English; the console explains settings in all languages. */
export function settingDescription(name: SettingName): string {
  return texts.settings_help[name]
}
