import type { ExtractModelColumns } from '@adonisjs/lucid/types/model'
import { PhotoSchema } from '#generated/schema'

/** One photo of a profile in its sizes; the paths are what the client puts `cdn_prefix` before. */
export default class Photo extends PhotoSchema {}

/** A photo as it is shown to somebody: without its model, to be read only. */
export type PlainPhoto = ExtractModelColumns<Photo>
