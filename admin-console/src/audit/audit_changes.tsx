import { useTranslate } from 'react-admin'
import type { AuditEntry, Change } from '#console/audit/audit_entry.ts'
import { AuditVersions } from '#console/audit/audit_versions.tsx'
import { ChangeList } from '#console/audit/change_list.tsx'
import {
  OF_CAMPAIGN,
  OF_COMPANY,
  OF_DOMAIN,
  OF_FICTIONAL,
  OF_HERO,
  OF_INVITATION,
  OF_OFFER,
  OF_PAGE,
  OF_STAFF,
  OF_TEMPLATE,
  OF_THEME,
} from '#console/audit/field_names.ts'
import { useSettingText } from '#console/tenancy/settings/use_setting_text.ts'

/** Translation keys of changed fields, by action. */
const NAMES: Record<string, Record<string, string>> = {
  theme_changed: OF_THEME,
  look_draft_saved: OF_THEME,
  look_draft_discarded: OF_THEME,
  hero_added: OF_HERO,
  hero_changed: OF_HERO,
  hero_removed: OF_HERO,
  page_changed: OF_PAGE,
  page_removed: OF_PAGE,
  text_changed: { text: 'pages.shown_text' },
  text_removed: { text: 'pages.shown_text' },
  campaign_changed: OF_CAMPAIGN,
  campaign_removed: OF_CAMPAIGN,
  package_changed: OF_OFFER,
  package_retired: OF_OFFER,
  gift_changed: OF_OFFER,
  gift_hidden: OF_OFFER,
  discount_code_changed: OF_OFFER,
  discount_codes_made: OF_OFFER,
  invite_code_changed: OF_INVITATION,
  invite_codes_made: OF_INVITATION,
  template_changed: OF_TEMPLATE,
  template_removed: OF_TEMPLATE,
  staff_invited: OF_STAFF,
  staff_changed: OF_STAFF,
  company_changed: OF_COMPANY,
  domain_added: OF_DOMAIN,
  domain_changed: OF_DOMAIN,
  domain_removed: OF_DOMAIN,
  fictional_profile_made: OF_FICTIONAL,
  fictional_profile_changed: OF_FICTIONAL,
  fictional_photo_added: OF_FICTIONAL,
  fictional_photo_rights_recorded: OF_FICTIONAL,
}

/** What nothing is inherited for: null says that there is none. */
const WITHOUT_ORIGIN: AuditEntry['detail']['level'][] = [
  'staff',
  'company',
  'template',
  'fictional_profile',
  'package',
  'gift',
  'discount',
  'invitation',
  'hero',
]

export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const { action, detail } = entry
  const { changes = {} } = detail
  const translate = useTranslate()
  const { text } = useSettingText()
  const nameOf = (path: string) => {
    const [name, language] = path.split('.') as [string, string?]
    return `${translate(NAMES[action]?.[name] ?? `settings.${name}`, { _: name })}${language ? ` (${language})` : ''}`
  }
  const shown = (path: string, value: unknown): string => {
    const [name] = path.split('.') as [string]
    if (name === 'hero') return heroText(translate, value)
    if (value === null && !WITHOUT_ORIGIN.includes(detail.level)) return translate('audit_details.inherited')
    if (action === 'state_changed') return translate(`states.${String(value)}`)
    if (['discount', 'invitation'].includes(detail.level!) && name === 'state' && value !== null)
      return translate(`offers.codes.states.${String(value)}`)
    if (detail.level === 'discount' && name === 'validity' && value !== null)
      return translate(`offers.codes.validities.${String(value)}`)
    if (detail.level === 'template' && name === 'purpose' && value !== null)
      return translate(`answer_templates.purposes.${String(value)}`)
    if (name === 'is_own') return translate(value ? 'pages.own_text' : 'pages.standard_text')
    if (name === 'mode') return translate(`look.mode.${String(value)}`)
    return text(name, value)
  }
  return (
    <>
      <ChangeList
        changes={changes}
        nameOf={(path) => (action === 'state_changed' ? null : nameOf(path))}
        shown={shown}
      />
      {(detail.is_shortened || detail.level === 'page') && (
        <AuditVersions entry={entry} partsOf={(whole) => partsOf(whole.detail.changes ?? {}, nameOf)} />
      )}
    </>
  )
}

/** By the beginning of its key, as it has no name. */
function heroText(translate: ReturnType<typeof useTranslate>, key: unknown): string {
  return typeof key === 'string' ? translate('heroes.named', { key: key.slice(0, 8) }) : translate('heroes.drawn')
}

function partsOf(changes: Record<string, Change>, nameOf: (path: string) => string) {
  return Object.entries(changes).flatMap(([path, { from, to }]) =>
    [from, to].some((value) => typeof value === 'string')
      ? [{ name: nameOf(path), from: String(from ?? ''), to: String(to ?? '') }]
      : []
  )
}
