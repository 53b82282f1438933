import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash'
import type { Settings } from '#site/lib/api/shapes.ts'

type Hero = Settings['theme']['hero']

/**
 * What a page's style sheet says of the brand's own picture for its front page: which part of it is kept in sight, and its colours until
 * it has loaded. These are all of them where it is shown at once, and one elsewhere. The content security policy allows it nowhere else.
 */
export function heroStyles(hero: Hero | undefined, isShown: boolean): string {
  if (!hero) return ''
  const hash = Uint8Array.from(atob(hero.placeholder), (letter) => letter.charCodeAt(0))
  const colours = isShown ? `url(${thumbHashToDataURL(hash)})` : oneColour(hash)
  return `:root{--hero-focus:${hero.focus_x}% ${hero.focus_y}%;--hero-colours:${colours}}`
}

function oneColour(hash: Uint8Array): string {
  const { r, g, b } = thumbHashToAverageRGBA(hash)
  const [red, green, blue] = [r, g, b].map((part) => Math.round(part * 255))
  const colour = `rgb(${red} ${green} ${blue})`
  return `linear-gradient(${colour},${colour})`
}
