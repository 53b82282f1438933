import { type SettingsLevel, WORD_SETTINGS } from '#app/tenancy/settings/resolve_settings'

/** Spaces and joiners alone say nothing. */
const VISIBLE = /[^\s\p{Cf}\p{Cc}]/u

/**
 * A level's own values after a change: only what the change names is replaced, null takes a value away so that it is inherited
 * again, and words are merged language by language. Blank words say nothing, so they are taken away too: a badge or a notice
 * can't be emptied.
 */
export function mergedSettings(own: SettingsLevel, wanted: SettingsLevel): SettingsLevel {
  const merged = Object.entries(wanted).map(([name, value]) => [
    name,
    value !== null && WORD_SETTINGS.includes(name as never)
      ? mergedWords(own[name] as SettingsLevel | undefined, value as SettingsLevel)
      : value,
  ])
  return withoutNulls({ ...own, ...Object.fromEntries(merged) })
}

/** Null when no language is left. */
function mergedWords(own: SettingsLevel | undefined, wanted: SettingsLevel): SettingsLevel | null {
  const words = Object.entries({ ...own, ...wanted }).filter(([, text]) => VISIBLE.test(String(text ?? '')))
  return words.length > 0 ? Object.fromEntries(words) : null
}

function withoutNulls(values: SettingsLevel): SettingsLevel {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
}
