import 'i18next'
import type chat from '@manyhearts/locales/en/chat.json'
import type credits from '@manyhearts/locales/en/credits.json'
import type discovery from '@manyhearts/locales/en/discovery.json'
import type errors from '@manyhearts/locales/en/errors.json'
import type identity from '@manyhearts/locales/en/identity.json'
import type members from '@manyhearts/locales/en/members.json'
import type notices from '@manyhearts/locales/en/notices.json'
import type reach from '@manyhearts/locales/en/reach.json'
import type safety from '@manyhearts/locales/en/safety.json'
import type site from '@manyhearts/locales/en/site.json'

/** The English texts define which keys exist. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'site'
    resources: {
      chat: typeof chat
      credits: typeof credits
      discovery: typeof discovery
      errors: typeof errors
      identity: typeof identity
      members: typeof members
      notices: typeof notices
      reach: typeof reach
      safety: typeof safety
      site: typeof site
    }
  }
}
