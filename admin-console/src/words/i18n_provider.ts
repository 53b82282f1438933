import type { I18nProvider } from 'react-admin'
import { speak, words } from '#console/words/words.ts'

export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, smart_count: count, ...options } = {}) =>
    String(
      words.t(key, { ...options, ...(otherwise && { defaultValue: otherwise }), ...(count !== undefined && { count }) })
    ),
  changeLocale: speak,
  getLocale: () => words.language,
}
