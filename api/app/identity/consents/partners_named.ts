import type { Site } from '#app/tenancy/sites/site'
import type { ConsentKind } from './consent_kinds.js'

/** Whom a consent lets have the data, as its sentence names them today. It is stored with the consent and never covers others. */
export function partnersNamed(kind: ConsentKind, { settings }: Pick<Site, 'settings'>): string | null {
  return kind === 'member_resell' ? settings.data_partners : null
}
