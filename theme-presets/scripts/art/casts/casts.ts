import type { PresetName } from '../techniques/techniques.ts'
import { AURORA_CAST } from './aurora.ts'
import { BLUSH_CAST } from './blush.ts'
import type { Cast } from './cast.ts'
import { DUSK_CAST } from './dusk.ts'
import { EMBER_CAST } from './ember.ts'
import { MEADOW_CAST } from './meadow.ts'
import { VELVET_CAST } from './velvet.ts'

export const CASTS: Record<PresetName, Cast> = {
  blush: BLUSH_CAST,
  ember: EMBER_CAST,
  dusk: DUSK_CAST,
  meadow: MEADOW_CAST,
  aurora: AURORA_CAST,
  velvet: VELVET_CAST,
}
