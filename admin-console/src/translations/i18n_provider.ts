import type { I18nProvider } from 'react-admin'
import { changeLanguage, i18n } from '#console/translations/translations.ts'

export const i18nProvider: I18nProvider = {
  translate: (key, { _: otherwise, smart_count: count, ...options } = {}) =>
    String(
      i18n.t(key, { ...options, ...(otherwise && { defaultValue: otherwise }), ...(count !== undefined && { count }) })
    ),
  changeLocale: changeLanguage,
  getLocale: () => i18n.language,
}
