import type { Settings } from './settings_schema.js'

/** What stands under the icon of the installed app: a brand may choose a word that tells nobody what it is. */
export function appShortName({ app_short_name: chosen, name }: Pick<Settings, 'app_short_name' | 'name'>): string {
  return chosen || name
}
