import { useLocale, useTranslate } from 'react-admin'
import { placeName } from '#console/translations/place_name.ts'

/** Settings that are one of several choices, and the texts that name these. */
const CHOICES: Readonly<Record<string, string>> = {
  signups: 'signup_choices',
  form_of_address: 'forms_of_address',
  payment_gateway: 'payment_gateways',
}

/** Formats a setting's value, or one of its options, for staff. */
export function useSettingText() {
  const translate = useTranslate()
  const language = useLocale()

  const option = (name: string, value: string): string =>
    name.endsWith('countries')
      ? placeName(value, language)
      : translate(`${CHOICES[name] ?? 'options'}.${value}`, { _: value.replaceAll('_', ' ') })

  const text = (name: string, value: unknown): string => {
    if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
      return translate('settings_form.value_not_set')
    if (typeof value === 'boolean') return translate(`ra.boolean.${value}`)
    if (Array.isArray(value)) return value.map((one) => option(name, String(one))).join(' · ')
    return name in CHOICES ? option(name, String(value)) : String(value)
  }

  return { text, option }
}
