import type { Photo } from '#site/ui/person.ts'
import type { Image, Settings } from '#site/lib/api/shapes.ts'
import { steadyAddress } from './steady_address.ts'

type Files = Pick<NonNullable<Image>, 'filename' | 'thumb_filename' | 'match' | 'placeholder'>

const FILES = { full: 'filename', half: 'match', card: 'thumb_filename', thumb: 'thumb_filename' } as const

/** Full size, half a screen, card (sharper on high-density screens) or thumbnail. */
export type PhotoSize = keyof typeof FILES

export function photoOf(image: Files | null, { cdn_prefix }: Settings, size: PhotoSize): Photo | null {
  if (!image) return null
  return {
    src: steadyAddress(image[FILES[size]], cdn_prefix),
    ...(size === 'card' && { sharp: steadyAddress(image.match, cdn_prefix) }),
    placeholder: image.placeholder,
  }
}
