import type { Veil } from '#site/ui/person.ts'
import type { Card, Settings } from './shapes.ts'
import { steadyAddress } from './steady_address.ts'

/** What stands in for a closed photo, as the interface draws it. */
export function veilOf(image: Card['blurred_image'], { cdn_prefix }: Settings): Veil | null {
  return image && { src: image.filename && steadyAddress(image.filename, cdn_prefix), placeholder: image.placeholder }
}
