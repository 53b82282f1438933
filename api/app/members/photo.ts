import { PhotoSchema } from '#generated/schema'

/** One photo of a profile in its sizes; the paths are what the client puts `cdn_prefix` before. */
export default class Photo extends PhotoSchema {}
