import console from '@manyhearts/locales/en/console.json' with { type: 'json' }
import type { SettingName } from './settings_schema.js'

/** In English; the console explains settings in all languages. */
export function settingDescription(name: SettingName): string {
  return console.abouts[name]
}
