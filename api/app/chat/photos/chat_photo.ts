import { ChatPhotoSchema } from '#generated/schema'
import { sealedAddress } from '#app/members/photos/storage/photo_address'

/** A photo for a conversation; nobody but its sender sees it until a message brings it. */
export default class ChatPhoto extends ChatPhotoSchema {
  get isSent(): boolean {
    return this.messageId !== null
  }
}

/** What is shown of a photo, as queries read it beside its message (`photoFace`). */
export type PhotoFace = Pick<
  ChatPhoto,
  'filename' | 'thumbFilename' | 'matchFilename' | 'blurredFilename' | 'placeholder' | 'width' | 'height'
>

/** SQL of a row of `app.chat_photos` as a `PhotoFace`, null without one. */
export function photoFace(photos: string): string {
  return `case when ${photos}.id is not null then jsonb_build_object('filename', ${photos}.filename,
    'thumbFilename', ${photos}.thumb_filename, 'matchFilename', ${photos}.match_filename, 'blurredFilename', ${photos}.blurred_filename,
    'placeholder', ${photos}.placeholder, 'width', ${photos}.width, 'height', ${photos}.height) end`
}

/** A photo of a conversation; its addresses are signed and expire within minutes. All sizes show the whole picture. */
export function shownPhoto(photo: PhotoFace) {
  // A model has no properties of its own to spread.
  const { width, height, placeholder, filename, matchFilename, thumbFilename, blurredFilename } = photo
  return {
    width,
    height,
    placeholder,
    filename: sealedAddress(filename),
    match: sealedAddress(matchFilename),
    thumb_filename: sealedAddress(thumbFilename),
    blurred: sealedAddress(blurredFilename),
  }
}
