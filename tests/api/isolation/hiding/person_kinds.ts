import type { Kind } from '../routes/rule.ts'

/** What the ids of a kind name. A new kind must say it: ids that name a person are tried for every hidden profile (`hidden.spec.ts`). */
const LEADS_TO: Readonly<Record<Kind, 'somebody' | 'a talk' | 'nobody else'>> = {
  profile: 'somebody',
  'profile to block': 'somebody',
  'profile to report': 'somebody',
  'fictional profile': 'somebody',
  conversation: 'a talk',
  order: 'nobody else',
  'order link': 'nobody else',
  payment: 'nobody else',
  checkout: 'nobody else',
  package: 'nobody else',
  'saved method': 'nobody else',
  mandate: 'nobody else',
  'draft mandate': 'nobody else',
  'ledger transaction': 'nobody else',
  'discount code': 'nobody else',
  'link token': 'nobody else',
  'unsubscribe link': 'nobody else',
  'reset link': 'nobody else',
  'email change link': 'nobody else',
  'email change stop link': 'nobody else',
  session: 'nobody else',
  'deletion link': 'nobody else',
  'restore link': 'nobody else',
  'data export': 'nobody else',
  'search alert': 'nobody else',
  'signup draft': 'nobody else',
  'complaint link': 'nobody else',
  'age check': 'nobody else',
  'e-mail': 'nobody else',
  'invite code': 'nobody else',
  photo: 'nobody else',
  'photo to remove': 'nobody else',
  // Its address is sealed for viewers, or follows its owner's visibility (`photo_files.spec.ts`).
  'photo file': 'nobody else',
  'chat photo': 'nobody else',
  'chat photo file': 'nobody else',
  'push endpoint': 'nobody else',
  'captured mail': 'nobody else',
  // Kinds of the console: no one is hidden from staff.
  member: 'nobody else',
  'member of a tenant': 'nobody else',
  'member photo': 'nobody else',
  'audit entry': 'nobody else',
  'access token': 'nobody else',
  tenant: 'nobody else',
  'tenant slug': 'nobody else',
  domain: 'nobody else',
  company: 'nobody else',
  niche: 'nobody else',
  platform: 'nobody else',
}

export const namesSomebody = (kind: Kind) => LEADS_TO[kind] === 'somebody'

export const namesTalk = (kind: Kind) => LEADS_TO[kind] === 'a talk'
