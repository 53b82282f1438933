import { Refusal } from '#app/http/http_errors'

/** What was sent is no JPEG, PNG, WebP or AVIF, whatever it is called. */
export class WrongKindOfPhoto extends Refusal {
  static status = 415
  static code = 'photo_kind'
}

/** A picture that moves. */
export class MovingPhoto extends Refusal {
  static status = 415
  static code = 'photo_animated'
}

/** A file that is something else besides a photo. */
export class PhotoHidesMore extends Refusal {
  static status = 415
  static code = 'photo_hides_more'
}

/** More bytes than a photo may have; `meta.megabytes`. */
export class PhotoTooLarge extends Refusal {
  static status = 413
  static code = 'photo_too_large'
}

/** More pixels than a photo may have; `meta.megapixels`. */
export class TooManyPixels extends Refusal {
  static status = 413
  static code = 'photo_too_many_pixels'
}

/** A damaged or cut-off file. */
export class BrokenPhoto extends Refusal {
  static status = 422
  static code = 'photo_broken'
}

/** As many photos as a member can have, 3 or premium 25; `meta.limit`. */
export class PhotoLimit extends Refusal {
  static status = 403
  static code = 'photo_limit'
}

/** A photo that others don't see yet can't take the place of one they see. */
export class PhotoPending extends Refusal {
  static status = 409
  static code = 'photo_pending'
}

/** The photos are not the ones this was said of any more. */
export class PhotosChanged extends Refusal {
  static status = 409
  static code = 'photos_changed'
}

/** More photos are waiting to be encoded than can be soon. */
export class PhotosBusy extends Refusal {
  static status = 503
  static code = 'unavailable'
  retryAfter = 20
}
