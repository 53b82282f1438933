import type { FieldFault } from '#app/http/validation/fields_refused'
import type StaffMember from '#app/staff/accounts/staff_member'
import { staffRows } from '#app/tenancy/context/staff_rows'
import { offeredTextFaults } from '#app/tenancy/settings/offered_text_faults'
import type { SettingsLevel } from '#app/tenancy/settings/resolve_settings'

/** What is well formed and yet can't be chosen, or not by everyone: texts of one's own, and countries that are not served. */
export async function chosenFaults(
  { platformAdmin }: StaffMember,
  before: SettingsLevel,
  wanted: SettingsLevel
): Promise<FieldFault[]> {
  const texts = offeredTextFaults({ before, wanted, byPlatformAdmin: platformAdmin })
  return [
    ...texts.map(({ path, rule }) => ({ field: ['settings', ...path].join('.'), rule })),
    ...(await countryFaults(before, wanted)),
  ]
}

async function countryFaults(before: SettingsLevel, wanted: SettingsLevel): Promise<FieldFault[]> {
  const known = (before.countries ?? []) as string[]
  const added = ((wanted.countries ?? []) as string[]).filter((code) => !known.includes(code))
  if (added.length === 0) return []
  const unserved = await staffRows<{ code: string }>(
    'select code from unnest(?::text[]) as code where code not in (select code from global.countries)',
    [added]
  )
  if (unserved.length === 0) return []
  const countries = unserved.map(({ code }) => code).join(', ')
  return [{ field: 'settings.countries', rule: 'countries_not_served', meta: { countries } }]
}
