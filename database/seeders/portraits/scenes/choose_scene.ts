import { PALETTES, type Palette } from '../palettes.ts'
import { cityScene } from './city_scene.ts'
import { colourFieldScene } from './colour_field_scene.ts'
import { gardenScene } from './garden_scene.ts'
import { hillsScene } from './hills_scene.ts'
import { lamplightScene } from './lamplight_scene.ts'
import type { Scene } from './scene.ts'
import { seaScene } from './sea_scene.ts'
import { studioScene } from './studio_scene.ts'

const { dawn, sea, dusk, garden, night, sand, rose, mint, lavender, amber, forest, winter, terracotta, lagoon } =
  PALETTES

/** Ordered so that neighbours differ both in colour and in place. */
const SETTINGS: readonly [Scene, Palette][] = [
  [studioScene, terracotta],
  [seaScene, sea],
  [cityScene, night],
  [colourFieldScene, rose],
  [gardenScene, garden],
  [hillsScene, dusk],
  [studioScene, mint],
  [lamplightScene, amber],
  [seaScene, dawn],
  [colourFieldScene, lavender],
  [gardenScene, forest],
  [hillsScene, sand],
  [cityScene, dusk],
  [studioScene, winter],
  [seaScene, lagoon],
  [gardenScene, rose],
  [colourFieldScene, terracotta],
  [hillsScene, winter],
  [lamplightScene, night],
  [studioScene, sand],
  [seaScene, dusk],
  [gardenScene, mint],
  [hillsScene, dawn],
  [colourFieldScene, sea],
  [cityScene, amber],
  [studioScene, lavender],
  [hillsScene, forest],
  [colourFieldScene, garden],
  [seaScene, rose],
  [lamplightScene, forest],
  [studioScene, dawn],
]

/** A person's pictures never share a scene and palette, nor do neighbours in a list. */
export function chooseScene(number: number, view: number): [Scene, Palette] {
  // 31 settings: steps of 1 and 9 meet again only after all of them were used.
  return SETTINGS[(number + view * 9) % SETTINGS.length] as [Scene, Palette]
}
