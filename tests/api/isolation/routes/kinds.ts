import type { Kind } from './rule.ts'

/** What whoever is of the brand may see or use, so that somebody else's is no secret in it. */
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
  'captured mail',
  'checkout',
  'payment',
  'member',
  'member of a tenant',
  'member photo',
  'audit entry',
  'access token',
  'tenant',
  'tenant slug',
  'domain',
  'company',
  'niche',
  'platform',
]

/** What is not removed with a member, because it is no part of him. */
export const LASTING: readonly Kind[] = [
  'complaint link',
  'captured mail',
  'checkout',
  'payment',
  'push endpoint',
  'member photo',
  'audit entry',
  'access token',
  'tenant',
  'tenant slug',
  'domain',
  'company',
  'niche',
  'platform',
]

/** What is everybody's, or has no word of its brand. */
export const NO_SECRETS: readonly Kind[] = ['checkout', 'captured mail', 'niche', 'platform']
