export type PhotoFaultCode =
  | 'photo_kind'
  | 'photo_too_many_pixels'
  | 'photo_too_small'
  | 'photo_broken'
  | 'photo_animated'
  | 'photo_hides_more'
  | 'hero_too_narrow'

/** Thrown in the worker process; the server turns it into a refusal. */
export class PhotoFault extends Error {
  readonly code: PhotoFaultCode
  readonly meta?: Record<string, number>

  constructor(code: PhotoFaultCode, meta?: Record<string, number>) {
    super(code)
    this.code = code
    this.meta = meta
  }
}
