import { type SettingsLevel, WORD_SETTINGS } from '#app/tenancy/settings/resolve_settings'

/** Spaces, joiners and control characters alone count as blank. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u

/** Null or blank text removes a value so that it is inherited again; translations merge by language. */
export function mergedSettings(own: SettingsLevel, wanted: SettingsLevel): SettingsLevel {
  const merged = Object.entries(wanted).map(([name, value]) => [
    name,
    value !== null && WORD_SETTINGS.includes(name as never)
      ? mergedWords(own[name] as SettingsLevel | undefined, value as SettingsLevel)
      : value,
  ])
  return withoutNulls({ ...own, ...Object.fromEntries(merged) })
}

function mergedWords(own: SettingsLevel | undefined, wanted: SettingsLevel): SettingsLevel | null {
  const words = Object.entries({ ...own, ...wanted }).filter(([, text]) => VISIBLE.test(String(text ?? '')))
  return words.length > 0 ? Object.fromEntries(words) : null
}

function withoutNulls(values: SettingsLevel): SettingsLevel {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
