import type { PresetName } from '../techniques/techniques.ts'
import { AURORA_SCENES } from './aurora.ts'
import { BLUSH_SCENES } from './blush.ts'
import { DUSK_SCENES } from './dusk.ts'
import { EMBER_SCENES } from './ember.ts'
import { MEADOW_SCENES } from './meadow.ts'
import type { Scene } from './scene.ts'
import { VELVET_SCENES } from './velvet.ts'

export const SCENES: Record<PresetName, readonly Scene[]> = {
  blush: BLUSH_SCENES,
  ember: EMBER_SCENES,
  dusk: DUSK_SCENES,
  meadow: MEADOW_SCENES,
  aurora: AURORA_SCENES,
  velvet: VELVET_SCENES,
}
