import type { PresetName } from '../techniques/techniques.ts'
import { AURORA } from './aurora.ts'
import type { Backdrop } from './backdrop.ts'
import { BLUSH } from './blush.ts'
import { DUSK } from './dusk.ts'
import { EMBER } from './ember.ts'
import { MEADOW } from './meadow.ts'
import { VELVET } from './velvet.ts'

export const BACKDROPS: Record<PresetName, readonly Backdrop[]> = {
  blush: BLUSH,
  ember: EMBER,
  dusk: DUSK,
  meadow: MEADOW,
  aurora: AURORA,
  velvet: VELVET,
}
