import { PhotoSchema } from '#generated/schema'
import { PlainColumns } from '#app/tenancy/context/plain_row'

/** One photo of a profile in its sizes; the paths are what the client puts `cdn_prefix` before. */
export default class Photo extends PhotoSchema {}

/** What lists show of a photo, selected as `photo__…`. */
export const PHOTO_COLUMNS = new PlainColumns(Photo, {
  table: 'photos',
  prefix: 'photo',
  names: ['id', 'status', 'filename', 'thumbFilename', 'matchFilename', 'blurredFilename', 'placeholder'],
})

/** A photo as lists show it to somebody: without its model, to be read only. */
export type PlainPhoto = ReturnType<typeof PHOTO_COLUMNS.in>
