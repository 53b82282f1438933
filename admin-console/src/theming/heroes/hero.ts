import type { Language } from '@manyhearts/locales/languages'
import type { Licence } from '#console/forms/licences.ts'

/** A picture of the brand's own for its front page. */
export interface Hero {
  key: string
  version: number
  address: string
  widths: number[]
  width: number
  height: number
  focus_x: number
  focus_y: number
  alt: Partial<Record<Language, string>>
  credit: string
  holder: string
  source: string
  licence: Licence
  confirmed_by: string | null
  added_at: string
  is_used: boolean
}

export interface Heroes {
  heroes: Hero[]
  limit: number
  megabytes: number
}

/** Rights of one, as they are written. */
export type Rights = Pick<Hero, 'holder' | 'source' | 'credit'> & { licence: Licence | '' }

/** Where the narrow file of one is. */
export function smallFile({ address, widths }: Pick<Hero, 'address' | 'widths'>): string {
  return `${address}-${widths[0]}.webp`
}

/** Width by height of what each composition shows of it, on a phone and on a computer. */
export const CROPS: Record<string, { phone: number; desktop: number }> = {
  wall: { phone: 6 / 5, desktop: 6 / 5 },
  poster: { phone: 390 / 780, desktop: 1280 / 672 },
  letter: { phone: 390 / 420, desktop: 1280 / 576 },
  promises: { phone: 4 / 3, desktop: 6 / 7 },
  capsules: { phone: 4 / 5, desktop: 7 / 3 },
  cinema: { phone: 390 / 388, desktop: 1280 / 666 },
}
