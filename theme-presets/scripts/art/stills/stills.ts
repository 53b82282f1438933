import type { PresetName } from '../techniques/techniques.ts'
import { AURORA } from './aurora.ts'
import { BLUSH } from './blush.ts'
import { DUSK } from './dusk.ts'
import { EMBER } from './ember.ts'
import { MEADOW } from './meadow.ts'
import type { Stills } from './still.ts'
import { VELVET } from './velvet.ts'

export const STILLS: Record<PresetName, Stills> = {
  blush: BLUSH,
  ember: EMBER,
  dusk: DUSK,
  meadow: MEADOW,
  aurora: AURORA,
  velvet: VELVET,
}
