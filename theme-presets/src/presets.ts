import aurora from '../presets/aurora.json' with { type: 'json' }
import blush from '../presets/blush.json' with { type: 'json' }
import dusk from '../presets/dusk.json' with { type: 'json' }
import ember from '../presets/ember.json' with { type: 'json' }
import meadow from '../presets/meadow.json' with { type: 'json' }
import velvet from '../presets/velvet.json' with { type: 'json' }
import { parsePreset } from './parse_preset.ts'
import type { Preset } from './preset.ts'

export type PresetName = 'blush' | 'ember' | 'dusk' | 'meadow' | 'aurora' | 'velvet'

/** A faulty file stops the start, with all its faults. */
export const presets: Record<PresetName, Preset> = {
  blush: checked(blush),
  ember: checked(ember),
  dusk: checked(dusk),
  meadow: checked(meadow),
  aurora: checked(aurora),
  velvet: checked(velvet),
}

function checked(json: { name: string }): Preset {
  const result = parsePreset(json)
  if ('faults' in result) {
    const faults = result.faults.map(({ path, reason }) => `  ${path} ${reason}`)
    throw new Error(`presets/${json.name}.json:\n${faults.join('\n')}`)
  }
  return result.preset
}
