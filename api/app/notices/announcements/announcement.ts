import type { Language } from '@manyhearts/locales/languages'
import { AnnouncementSchema } from '#generated/schema'
import { column } from '@adonisjs/lucid/orm'

export const ANNOUNCEMENT_KINDS = ['promotions', 'news'] as const
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
] as const

export interface AnnouncementText {
  title: string
  /** Paragraphs are separated by an empty line. */
  text: string
  /** Label of the button that leads to `path`. */
  button: string
}

export type AnnouncementTexts = Partial<Record<Language, AnnouncementText>>

/** Who of the members that speak one of its languages and asked for such news gets it; what is left out doesn't matter. */
export interface Segment {
  /** ISO 3166-1. */
  countries?: string[]
  gender?: 'male' | 'female'
  paid_user?: boolean
  /** Was here within so many days. */
  active_days?: number
}

/** Promotions or news of a brand for its members. */
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
