import { PhotoSchema } from '#generated/schema'
import { PlainColumns } from '#app/tenancy/context/plain_row'

export default class Photo extends PhotoSchema {}

export const PHOTO_COLUMNS = new PlainColumns(Photo, {
  table: 'photos',
  prefix: 'photo',
  names: ['id', 'status', 'filename', 'thumbFilename', 'matchFilename', 'blurredFilename', 'placeholder'],
})

export type PlainPhoto = ReturnType<typeof PHOTO_COLUMNS.in>
