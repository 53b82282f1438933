import type { Api } from '#site/lib/api/api.ts'
import type { OwnPhoto } from '#site/lib/api/shapes.ts'
import { PEOPLE } from './people.ts'

const photo = (id: string, more: Partial<OwnPhoto> = {}): OwnPhoto => {
  const { src } = PEOPLE[id === '1' ? 'plain' : 'fictional'].photo
  const sizes = { filename: src, thumb_filename: src, match: src, width: 400, height: 500 }
  return { id, ...sizes, placeholder: '', main: false, status: 'active', refusal: null, ...more }
}

const PHOTOS = {
  arranged: [
    photo('1', { main: true }),
    photo('2'),
    photo('3', { status: 'pending' }),
    photo('4', { status: 'refused', refusal: 'contact' }),
  ],
  none: [],
}

/** Fake answers for the photos panel; `waiting` never answers. */
export function photosApi(state: 'arranged' | 'none' | 'waiting' | 'failed'): Api {
  let photos: OwnPhoto[] = PHOTOS[state === 'arranged' ? 'arranged' : 'none']
  const settings = {
    cdn_prefix: '',
    photos_moderated: state === 'arranged',
    limits: { photos_free: 3, photos_premium: 25 },
  }
  return {
    settings: { show: async () => settings },
    user: { show: async () => ({ user: null }) },
    photos: {
      index: async () => {
        if (state === 'waiting') await new Promise(() => {})
        if (state === 'failed') throw new Error('The gallery has none')
        return { photos, limit: 3, megabytes: 15 }
      },
      order: {
        update: async ({ body }: { body: { ids: string[] } }) => {
          photos = body.ids.map((id) => photos.find((one) => one.id === id)!)
        },
      },
      main: {
        update: async ({ params }: { params: { id: string } }) => {
          photos = photos.map((one) => ({ ...one, main: one.id === params.id }))
        },
      },
      destroy: async ({ params }: { params: { id: string } }) => {
        photos = photos.filter(({ id }) => id !== params.id)
      },
    },
  } as unknown as Api
}
