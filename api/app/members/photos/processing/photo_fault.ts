/** What can be wrong with a file, in the contract's codes. */
export type PhotoFaultCode =
  | 'photo_kind'
  | 'photo_too_many_pixels'
  | 'photo_broken'
  | 'photo_animated'
  | 'photo_hides_more'

/** Why a file is no photo for a profile; said in the process that decodes it, and made a refusal in the one that serves. */
export class PhotoFault extends Error {
  readonly code: PhotoFaultCode
  readonly meta?: Record<string, number>

  constructor(code: PhotoFaultCode, meta?: Record<string, number>) {
    super(code)
    this.code = code
    this.meta = meta
  }
}
