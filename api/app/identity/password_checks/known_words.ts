import type { Site } from '#app/tenancy/sites/site'

interface Account {
  email?: unknown
  name?: unknown
}

/** What anyone may know of an account when guessing its password. Of a form, so the account's may be anything. */
export function knownWords({ settings, host, mainHost }: Site, { email, name }: Account): string[] {
  return [settings.name, host, mainHost, email, name].filter((word) => typeof word === 'string')
}
