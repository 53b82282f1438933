import type { Kind } from './rule.ts'

/** Kinds that anyone of the brand may see or use, so another's is no secret there. */
export const SHARED: readonly Kind[] = [
  'profile',
  'profile to block',
  'profile to report',
  'fictional profile',
  'package',
  'link token',
  'unsubscribe link',
  'reset link',
  'email change link',
  'email change stop link',
  'deletion link',
  'restore link',
  'signup draft',
  'complaint link',
  'order link',
  'e-mail',
  'invite code',
  'photo file',
  'chat photo file',
  'captured mail',
  'checkout',
  'payment',
  'member',
  'member of a tenant',
  'member photo',
  'audit entry',
  'held message',
  'push',
  'announcement',
  'access token',
  'tenant',
  'tenant slug',
  'domain',
  'company',
  'niche',
  'platform',
]

/** Kinds that are not removed with a member. */
export const LASTING: readonly Kind[] = [
  'complaint link',
  'captured mail',
  'checkout',
  'payment',
  'push endpoint',
  'member photo',
  'audit entry',
  'announcement',
  'access token',
  'tenant',
  'tenant slug',
  'domain',
  'company',
  'niche',
  'platform',
]

/** Kinds that are everyone's, or contain no word of their brand. */
export const NO_SECRETS: readonly Kind[] = ['checkout', 'captured mail', 'niche', 'platform']
