import type { Photo } from '#site/ui/person.ts'
import type { Image, Settings } from '#site/lib/api/shapes.ts'
import { steadyAddress } from './steady_address.ts'

/** What of a photo's shape is needed to draw it. */
type Files = Pick<NonNullable<Image>, 'filename' | 'thumb_filename' | 'match' | 'placeholder'>

const FILES = { full: 'filename', half: 'match', card: 'thumb_filename', thumb: 'thumb_filename' } as const

/** What a photo is shown as: the whole of it, half a screen, a card (sharper where the screen is), or tiny. */
export type PhotoSize = keyof typeof FILES

/** A photo of the API as the interface draws it: the tenant's prefix before the path, in the size that is needed. */
export function photoOf(image: Files | null, { cdn_prefix }: Settings, size: PhotoSize): Photo | null {
  if (!image) return null
  return {
    src: steadyAddress(image[FILES[size]], cdn_prefix),
    ...(size === 'card' && { sharp: steadyAddress(image.match, cdn_prefix) }),
    placeholder: image.placeholder,
  }
}
