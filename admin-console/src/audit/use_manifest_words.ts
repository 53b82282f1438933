import { LANGUAGE_NAMES } from '@manyhearts/locales/language_names'
import type { Language } from '@manyhearts/locales/languages'
import { useTranslate } from 'react-admin'
import { OF_MANIFEST, OF_THEME } from '#console/audit/field_names.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

const THING = /^(company|tenant|domain|page|text|package|gift|discount code|campaign|postback|invite code|staff) (.+)$/

/** Names what a manifest changed, as `tenant plan` writes it, for staff. */
export function useManifestWords() {
  const translate = useTranslate()
  const { text } = useSettingText()

  const thing = (what: string): string => {
    if (what === 'order of gifts') return translate('manifest_things.gift_order')
    const [, kind, name] = THING.exec(what) ?? []
    if (!kind) return what
    return translate(`manifest_things.${kind.replace(' ', '_')}`, { name: nameIn(kind, name!) })
  }

  const nameIn = (kind: string, name: string): string => {
    const [first, second] = name.split(' ')
    if (kind === 'page') return `${translate(`pages.names.${first}`)} (${LANGUAGE_NAMES[second as Language]})`
    return kind === 'text' ? `${second} (${first})` : name
  }

  const nameOf = (path: string): string => {
    const [part, field, language] = path.split('.') as [string, string?, string?]
    if (part === 'settings') return `${translate(`settings.${field}`, { _: field })}${language ? ` (${language})` : ''}`
    const key = part === 'theme' ? OF_THEME[field!] : OF_MANIFEST[part]
    return key ? translate(key) : path
  }

  const shown = (path: string, value: unknown): string => {
    const [part, field] = path.split('.') as [string, string?]
    if (part === 'settings' && value === null) return translate('audit_details.inherited')
    if (path === 'state' && value !== null) return translate(`states.${String(value)}`)
    if (path === 'theme.mode') return translate(`look.mode.${String(value ?? 'preset')}`)
    return text(field ?? part, value)
  }

  return { thing, nameOf, shown }
}
