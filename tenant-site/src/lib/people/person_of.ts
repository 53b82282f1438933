import type { Person, Veil } from '#site/ui/person.ts'
import { photoOf, type PhotoSize } from './photo_of.ts'
import type { Card, Settings } from '#site/lib/api/shapes.ts'
import { steadyAddress } from './steady_address.ts'

/** Someone of the API as the interface draws people; the fictional mark always comes along. */
export function personOf(card: Card, settings: Settings, size: PhotoSize = 'card'): Person {
  return {
    name: card.name,
    age: card.age,
    photo: photoOf(card.main_image, settings, size),
    veil: veilOf(card.blurred_image, settings),
    fictional: card.fictional && { label: card.fictional.label },
  }
}

/** What stands in for a closed photo, as the interface draws it. */
function veilOf(image: Card['blurred_image'], { cdn_prefix }: Settings): Veil | null {
  return image && { src: image.filename && steadyAddress(image.filename, cdn_prefix), placeholder: image.placeholder }
}
