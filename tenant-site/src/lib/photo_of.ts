import type { Photo } from '#site/ui/person.ts'
import type { Image, Settings } from './shapes.ts'

const FILES = { full: 'filename', card: 'match', thumb: 'thumb_filename' } as const

/** A photo of the API as the interface draws it: the tenant's prefix before the path, in the size that is needed. */
export function photoOf(image: Image, { cdn_prefix }: Settings, size: keyof typeof FILES): Photo | null {
  return image && { src: cdn_prefix + image[FILES[size]], placeholder: image.placeholder }
}
