import type { Person } from '#site/ui/person.ts'
import { photoOf, type PhotoSize } from './photo_of.ts'
import type { Card, Settings } from './shapes.ts'
import { veilOf } from './veil_of.ts'

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
