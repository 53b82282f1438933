import { BaseTransformer } from '@adonisjs/core/transformers'
import type { InferData } from '@adonisjs/core/types/transformers'
import type { Wording } from '@manyhearts/locales/forms_of_address'
import type { ProfileFieldName } from '@manyhearts/locales/profile_fields'
import { ageOf } from '#app/members/people/age_of'
import type { Card } from './card_query.js'
import { type Disclosure, fictionalMark } from './fictional_mark.js'
import { translationsIn } from '#app/http/translations'
import { type Image, imageOf } from '#app/members/people/image_of'
import { type BlurredPhoto, blurredPhoto } from '#app/members/people/blurred_photo'
import type { Viewer } from '#app/members/people/viewer'
import { wordingOf } from '#app/tenancy/sites/wording_of'

const ONLINE_MS = 5 * 60_000
const NEW_MS = 7 * 86_400_000

export type CardShape = Disclosure & {
  id: string
  name: string
  age: number | null
  gender: 'male' | 'female' | null
  country: string | null
  region: { id: string; name: string } | null
  city: string | null
  status: 'active' | 'disabled'
  main_image: Image | null
  blurred_image: BlurredPhoto | null
  photo_count: number
  paid_user: boolean
  /** The month in which the team compared their photos, as `2026-11`, where the brand does that and the mark stands. */
  photos_checked: string | null
  online: boolean
  new: boolean
  liked: boolean
  matched: boolean
  left: boolean
  /** Shown to members only: visitors get the age, the region and the blurred photo (product.md §3). */
  members_only: boolean
}

const shapes = new WeakMap<Card, CardShape>()

/** A person as shown to the viewer. Fictional profiles carry their mark, and never an online status, a "new" mark or a town. */
export default class CardTransformer extends BaseTransformer<Card> {
  constructor(
    card: Card,
    protected viewer: Viewer
  ) {
    super(card)
  }

  /** Serializes a list at once: AdonisJS awaits each item separately, which is slow for polled lists. */
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
    const { profile, mainPhoto, veiledPhoto, likedAt, received } = this.resource
    const { site, language } = this.viewer
    if (profile.leftAt) return leftShape(profile.id, wordingOf(site, language))
    const isReal = !profile.isFictional
    if (!this.viewer.member && !profile.visibleToVisitors) return this.#membersOnlyShape()
    return {
      ...fictionalMark(profile, site, language),
      id: profile.id,
      name: profile.name,
      ...this.#shownFacts(),
      city: isReal && this.#shows('city') ? profile.city : null,
      status: profile.status as CardShape['status'],
      main_image: imageOf(mainPhoto, profile),
      blurred_image: blurredPhoto(veiledPhoto),
      photo_count: profile.photoCount,
      paid_user: profile.paidUser,
      photos_checked: this.#photosChecked(),
      online: isReal && this.#isOnline(profile),
      new: isReal && profile.createdAt.toMillis() > Date.now() - NEW_MS,
      liked: likedAt !== null,
      matched: likedAt !== null && received !== null,
      left: false,
      members_only: false,
    }
  }

  #membersOnlyShape(): CardShape {
    const { profile, veiledPhoto } = this.resource
    const { site, language } = this.viewer
    return {
      ...namelessShape(profile.id, translationsIn(wordingOf(site, language), 'members')('nameless.members_only')),
      ...this.#shownFacts(),
      status: 'active',
      blurred_image: blurredPhoto(veiledPhoto),
      members_only: true,
    }
  }

  /** As far as the brand shows them (`visible_profile_fields`), on cards as on the profile's page. */
  #shownFacts(): Pick<CardShape, 'age' | 'gender' | 'country' | 'region'> {
    const { profile, region } = this.resource
    return {
      age: this.#shows('age') ? ageOf(profile.dateOfBirth, this.viewer.site.timeZone) : null,
      gender: this.#shows('gender') ? (profile.gender as CardShape['gender']) : null,
      country: this.#shows('country') ? profile.country : null,
      region: this.#shows('region') ? region : null,
    }
  }

  #shows(field: ProfileFieldName): boolean {
    return this.viewer.site.settings.visible_profile_fields.includes(field)
  }

  /** Without a main photo there is nothing to mark. */
  #photosChecked(): string | null {
    const { photosCheckedAt: at, mainPhotoId } = this.resource.profile
    const { settings, timeZone } = this.viewer.site
    return settings.verification && at && mainPhotoId ? at.setZone(timeZone).toFormat('yyyy-MM') : null
  }

  #isOnline({ invisible, paused, lastActiveAt }: Card['profile']): boolean {
    return !invisible && !paused && lastActiveAt.toMillis() > Date.now() - ONLINE_MS
  }
}

function leftShape(id: string, wording: Wording): CardShape {
  return { ...namelessShape(id, translationsIn(wording, 'members')('nameless.former_member')), left: true }
}

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
    photos_checked: null,
    online: false,
    new: false,
    liked: false,
    matched: false,
    left: false,
    members_only: false,
  }
}
