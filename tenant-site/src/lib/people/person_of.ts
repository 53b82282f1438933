import type { Person, BlurredImage } from '#site/ui/person.ts'
import { photoOf, type PhotoSize } from './photo_of.ts'
import type { Card, Settings } from '#site/lib/api/shapes.ts'
import { steadyAddress } from './steady_address.ts'

export function personOf(card: Card, settings: Settings, size: PhotoSize = 'card'): Person {
  return {
    name: card.name,
    age: card.age,
    photo: photoOf(card.main_image, settings, size),
    veil: blurredImage(card.blurred_image, settings),
    fictional: card.fictional && { label: card.fictional.label },
  }
}

function blurredImage(image: Card['blurred_image'], { cdn_prefix }: Settings): BlurredImage | null {
  return image && { src: image.filename && steadyAddress(image.filename, cdn_prefix), placeholder: image.placeholder }
}
