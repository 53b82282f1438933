import type { Language } from '@manyhearts/locales/languages'
import { AnnouncementSchema } from '#generated/schema'
import { column } from '@adonisjs/lucid/orm'

/** `service`: what every member has to be told, such as a change of the terms or a breach of their data, whatever news they asked for. */
export const ANNOUNCEMENT_KINDS = ['promotions', 'news', 'service'] as const
export const ANNOUNCEMENT_STATES = ['draft', 'scheduled', 'sending', 'sent', 'stopped'] as const

/** Pages that an announcement may lead to: none shows one particular profile, so that no fictional one is advertised. */
export const ANNOUNCEMENT_PATHS = [
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
  /** Paragraphs are separated by an empty line. */
  text: string
  /** Label of the button that leads to `path`. */
  button: string
}

export type AnnouncementTexts = Partial<Record<Language, AnnouncementText>>

/** Who of those that it is for gets it; what is left out doesn't matter. A notice about the service is narrowed by `countries` alone. */
export interface Segment {
  /** ISO 3166-1. */
  countries?: string[]
  gender?: 'male' | 'female'
  paid_user?: boolean
  /** Was here within so many days. */
  active_days?: number
}

/** Promotions, news or a notice about the service, of a brand for its members. */
export default class Announcement extends AnnouncementSchema {
  @column()
  declare kind: (typeof ANNOUNCEMENT_KINDS)[number]

  @column()
  declare state: (typeof ANNOUNCEMENT_STATES)[number]

  @column()
  declare texts: AnnouncementTexts

  @column()
  declare segment: Segment
}
