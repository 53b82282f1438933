import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InferData } from '@adonisjs/core/types/transformers'
import { ageOf } from '#app/members/people/age_of'
import type { Card } from './card_query.js'
import { type Disclosure, fictionalMark } from './fictional_mark.js'
import { wordsIn } from '#app/http/words'
import { type Image, imageOf } from '#app/members/people/image_of'
import { type Veil, veilOf } from '#app/members/people/blurred_photo'
import type { Viewer } from '#app/members/people/viewer'

/** How long after the last sign of life somebody counts as online; sessions are touched as often. */
const ONLINE_MS = 5 * 60_000
const NEW_MS = 7 * 86_400_000

/** A person in a list. The disclosure is part of the type: a card can't be written without it. */
export type CardShape = Disclosure & {
  id: string
  name: string
  /** Null for who left, as all that told who it was. */
  age: number | null
  gender: 'male' | 'female' | null
  country: string | null
  region: { id: string; name: string } | null
  city: string | null
  status: 'active' | 'disabled'
  main_image: Image | null
  /** Stands in for a main image that is not the viewer's to see. */
  blurred_image: Veil | null
  photo_count: number
  paid_user: boolean
  online: boolean
  new: boolean
  liked: boolean
  matched: boolean
  /** Gone: what is shown is that somebody was here. */
  left: boolean
  /** Shown to members only: a visitor learns the age and the region, and sees the photo blurred (product.md §3). */
  members_only: boolean
}

/** A card is loaded for one viewer, and may stand in several of his lists. */
const shapes = new WeakMap<Card, CardShape>()

/**
 * The one way a person is shown. A photo that is not the viewer's to see comes blurred. A fictional profile carries its mark, and
 * nothing that says somebody is there: no online mark, no "new", no town.
 */
export default class CardTransformer extends BaseTransformer<Card> {
  constructor(
    card: Card,
    protected viewer: Viewer
  ) {
    super(card)
  }

  /** A list's shapes at once: AdonisJS awaits each item by itself, which polled lists feel. */
  static all<Transformer extends CardTransformer>(
    this: new (card: Card, viewer: Viewer) => Transformer,
    cards: Card[],
    viewer: Viewer
  ): InferData<Transformer>[] {
    return cards.map((card) => new this(card, viewer).toObject() as InferData<Transformer>)
  }

  toObject(): CardShape {
    const known = shapes.get(this.resource)
    if (known) return known
    const shape = this.#shape()
    shapes.set(this.resource, shape)
    return shape
  }

  #shape(): CardShape {
    const { profile, mainPhoto, veiledPhoto, region, likedAt, received } = this.resource
    const { site, language } = this.viewer
    if (profile.leftAt) return leftShape(profile.id, language)
    const isReal = !profile.isFictional
    if (!this.viewer.member && !profile.visibleToVisitors) return this.#membersOnlyShape()
    return {
      ...fictionalMark(profile, site, language),
      id: profile.id,
      name: profile.name,
      age: ageOf(profile.dateOfBirth, site.timeZone),
      gender: profile.gender as CardShape['gender'],
      country: profile.country,
      region,
      city: isReal && site.settings.visible_profile_fields.includes('city') ? profile.city : null,
      status: profile.status as CardShape['status'],
      main_image: imageOf(mainPhoto, profile),
      blurred_image: veilOf(veiledPhoto),
      photo_count: profile.photoCount,
      paid_user: profile.paidUser,
      online: isReal && this.#isOnline(profile),
      new: isReal && profile.createdAt.toMillis() > Date.now() - NEW_MS,
      liked: likedAt !== null,
      matched: likedAt !== null && received !== null,
      left: false,
      members_only: false,
    }
  }

  #membersOnlyShape(): CardShape {
    const { profile, veiledPhoto, region } = this.resource
    const { site, language } = this.viewer
    return {
      ...namelessShape(profile.id, wordsIn(language, 'members')('members_only')),
      age: ageOf(profile.dateOfBirth, site.timeZone),
      gender: profile.gender as CardShape['gender'],
      country: profile.country,
      region,
      status: 'active',
      blurred_image: veilOf(veiledPhoto),
      members_only: true,
    }
  }

  /** Not of who is invisible or pauses. */
  #isOnline({ invisible, paused, lastActiveAt }: Card['profile']): boolean {
    return !invisible && !paused && lastActiveAt.toMillis() > Date.now() - ONLINE_MS
  }
}

/** Somebody who left, in a conversation somebody else keeps: not even the name stays. */
function leftShape(id: string, language: string): CardShape {
  return { ...namelessShape(id, wordsIn(language, 'members')('left')), left: true }
}

/** Somebody of whom nothing is told. */
function namelessShape(id: string, name: string): CardShape {
  return {
    fictional: null,
    fictional_icon: false,
    id,
    name,
    age: null,
    gender: null,
    country: null,
    region: null,
    city: null,
    status: 'disabled',
    main_image: null,
    blurred_image: null,
    photo_count: 0,
    paid_user: false,
    online: false,
    new: false,
    liked: false,
    matched: false,
    left: false,
    members_only: false,
  }
}
