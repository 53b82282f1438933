import type { Settings } from './settings_schema.js'

/** A consent must name who gets the data (GDPR art. 4(11)), so a brand that names nobody asks nobody. */
export function asksForPartners({ member_resell, data_partners }: Pick<Settings, 'member_resell' | 'data_partners'>) {
  return member_resell && data_partners.trim() !== ''
}
