import type { PresetName } from '../techniques/techniques.ts'
import { AURORA } from './aurora.ts'
import { BLUSH } from './blush.ts'
import { DUSK } from './dusk.ts'
import { EMBER } from './ember.ts'
import { AURORA_HABITS } from './habits/aurora.ts'
import { BLUSH_HABITS } from './habits/blush.ts'
import { DUSK_HABITS } from './habits/dusk.ts'
import { EMBER_HABITS } from './habits/ember.ts'
import { MEADOW_HABITS } from './habits/meadow.ts'
import { VELVET_HABITS } from './habits/velvet.ts'
import { MEADOW } from './meadow.ts'
import type { HabitStills, Stills } from './still.ts'
import { VELVET } from './velvet.ts'

export const STILLS: Record<PresetName, Stills & HabitStills> = {
  blush: { ...BLUSH, ...BLUSH_HABITS },
  ember: { ...EMBER, ...EMBER_HABITS },
  dusk: { ...DUSK, ...DUSK_HABITS },
  meadow: { ...MEADOW, ...MEADOW_HABITS },
  aurora: { ...AURORA, ...AURORA_HABITS },
  velvet: { ...VELVET, ...VELVET_HABITS },
}
