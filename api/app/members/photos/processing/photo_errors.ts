import { Refusal } from '#app/http/http_errors'

/** The content is not JPEG, PNG, WebP or AVIF, whatever its name or type. */
export class WrongKindOfPhoto extends Refusal {
  static status = 415
  static code = 'photo_kind'
}

export class MovingPhoto extends Refusal {
  static status = 415
  static code = 'photo_animated'
}

/** The file contains something else besides a photo. */
export class PhotoHidesMore extends Refusal {
  static status = 415
  static code = 'photo_hides_more'
}

/** More bytes than allowed; `meta.megabytes` is the limit. */
export class PhotoTooLarge extends Refusal {
  static status = 413
  static code = 'photo_too_large'
}

/** More pixels than allowed; `meta.megapixels` is the limit. */
export class TooManyPixels extends Refusal {
  static status = 413
  static code = 'photo_too_many_pixels'
}

/** A side is shorter than allowed; `meta.pixels` is the limit. */
export class PhotoTooSmall extends Refusal {
  static status = 422
  static code = 'photo_too_small'
}

/** A picture for a front page; `meta.pixels` is how wide it has to be. */
export class HeroTooNarrow extends Refusal {
  static status = 422
  static code = 'hero_too_narrow'
}

export class BrokenPhoto extends Refusal {
  static status = 422
  static code = 'photo_broken'
}

/** This very file is on a list of banned pictures; which one, nobody is told. */
export class PhotoBanned extends Refusal {
  static status = 422
  static code = 'photo_banned'
}

/** The member has as many photos as allowed; `meta.limit`. */
export class PhotoLimit extends Refusal {
  static status = 403
  static code = 'photo_limit'
}

/** A photo that others can't see yet can't replace a main photo they can see. */
export class PhotoPending extends Refusal {
  static status = 409
  static code = 'photo_pending'
}

/** Moderators marked it as explicit, so it can't be a main photo. */
export class PhotoExplicit extends Refusal {
  static status = 409
  static code = 'photo_explicit'
}

/** The member's photos have changed since the request was prepared. */
export class PhotosChanged extends Refusal {
  static status = 409
  static code = 'photos_changed'
}

export class PhotosBusy extends Refusal {
  static status = 503
  static code = 'unavailable'
  retryAfter = 20
}

/** What may be wrong with a file. */
export const PHOTO_REFUSALS = [TooManyPixels, WrongKindOfPhoto, MovingPhoto, PhotoHidesMore, PhotoTooSmall, BrokenPhoto]

/** The same of a picture for a front page. */
export const HERO_REFUSALS = [TooManyPixels, WrongKindOfPhoto, MovingPhoto, PhotoHidesMore, HeroTooNarrow, BrokenPhoto]
