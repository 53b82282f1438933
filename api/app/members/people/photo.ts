import { PhotoSchema } from '#generated/schema'

export default class Photo extends PhotoSchema {}

/** What an image shows of a photo. */
export type PlainPhoto = Pick<
  Photo,
  'id' | 'status' | 'filename' | 'thumbFilename' | 'matchFilename' | 'blurredFilename' | 'placeholder'
>

/** SQL: a joined photo as a `PlainPhoto`, null where there is none. */
export const PLAIN_PHOTO = `case when photos.id is not null then json_build_object('id', photos.id::text, 'status', photos.status,
  'filename', photos.filename, 'thumbFilename', photos.thumb_filename, 'matchFilename', photos.match_filename,
  'blurredFilename', photos.blurred_filename, 'placeholder', photos.placeholder) end`
