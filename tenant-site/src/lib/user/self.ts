import type { Person } from '#site/ui/person.ts'
import { photoOf, type PhotoSize } from '#site/lib/people/photo_of.ts'
import type { Settings, User } from '#site/lib/api/shapes.ts'

export function self({ profile }: User, settings: Settings, size: PhotoSize = 'thumb'): Person {
  return {
    name: profile.name,
    age: profile.age,
    photo: photoOf(profile.main_image, settings, size),
    fictional: null,
  }
}
