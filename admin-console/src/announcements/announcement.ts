import type { Language } from '@manyhearts/locales/languages'

/** `service`: what every member has to be told, whatever news they asked for. */
export const KINDS = ['promotions', 'news', 'service'] as const

/** Listed in this order in the filter. */
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const

/** Pages that an announcement may lead to. */
export const PATHS = [
  '/',
  '/members',
  '/likes',
  '/chats',
  '/match-finder',
  '/swipe-game',
  '/credits',
  '/premium',
  '/profile',
  '/notifications',
  '/terms',
  '/privacy',
  '/service',
] as const

export interface AnnouncementText {
  title: string
  text: string
  button: string
}

/** Who gets it; what is left out doesn't matter. Only `countries` narrow a notice about the service. */
export interface Segment {
  countries?: string[]
  gender?: 'male' | 'female'
  paid_user?: boolean
  active_days?: number
}

/** What is written of an announcement. */
export interface AnnouncementDraft {
  kind: (typeof KINDS)[number]
  texts: Partial<Record<Language, AnnouncementText>>
  segment: Segment
  path: (typeof PATHS)[number]
}

export interface Announcement extends AnnouncementDraft {
  id: string
  tenant_id: string
  state: (typeof ANNOUNCEMENT_STATES)[number]
  version: number
  created_at: string
  send_at: string | null
  ended_at: string | null
  /** Null where there are too few to say. */
  receivers: number | null
}

export const EMPTY_TEXT: AnnouncementText = { title: '', text: '', button: '' }

/** In the first language that has a text. */
export function titleOf({ texts }: Pick<AnnouncementDraft, 'texts'>): string {
  return Object.values(texts)[0]?.title ?? ''
}

/** The API tells no smaller numbers of members. */
const FEWEST_COUNTED = 5

/** How many it reached, as `< 5` where there are too few to say; nothing before it is sent. */
export function reachedBy({ state, receivers }: Announcement, locale: string): string | null {
  if (receivers !== null) return new Intl.NumberFormat(locale).format(receivers)
  return state === 'sent' || state === 'stopped' ? `<\u202f${FEWEST_COUNTED}` : null
}
