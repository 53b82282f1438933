import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { ART, ART_WIDTHS, SCENE_WIDTHS, type Still, STILL_WIDTHS, STILLS as PURPOSES } from '../../src/art.ts'
import { pair, portrait } from './compose.ts'
import { encode } from './encode.ts'
import { type Layer, PORTRAIT, SCENE, type Size, STILL } from './layer.ts'
import { SCENES } from './scenes/scenes.ts'
import { STILLS } from './stills/stills.ts'
import { type PresetName, TECHNIQUES } from './techniques/techniques.ts'

const FOLDER = join(import.meta.dirname, '../../art')
const NAMES = [...ART.woman, ...ART.man, ...ART.pair, ...ART.scene, ...ART.still]

type Kind = 'woman' | 'man' | 'pair' | 'scene' | 'still'

const SIZES: Record<Kind, Size> = { woman: PORTRAIT, man: PORTRAIT, pair: PORTRAIT, scene: SCENE, still: STILL }
const WIDTHS: Record<Kind, readonly number[]> = {
  woman: ART_WIDTHS,
  man: ART_WIDTHS,
  pair: ART_WIDTHS,
  scene: SCENE_WIDTHS,
  still: STILL_WIDTHS,
}

/** `draw_all.ts [preset[/drawing]] …`: draws all presets, or those named, or single drawings as `dusk/woman-3`. */
async function drawAll(wanted: readonly string[]): Promise<void> {
  sharp.concurrency(1)
  for (const preset of Object.keys(TECHNIQUES) as PresetName[]) {
    const names = NAMES.filter(
      (name) => !wanted.length || wanted.includes(preset) || wanted.includes(`${preset}/${name}`)
    )
    if (!names.length) {
      continue
    }
    if (names.length === NAMES.length) {
      await rm(join(FOLDER, preset), { recursive: true, force: true })
    }
    await mkdir(join(FOLDER, preset), { recursive: true })
    for (const name of names) {
      await draw(preset, name)
    }
    console.log(`${preset}: ${names.length} drawings`)
  }
}

async function draw(preset: PresetName, name: string): Promise<void> {
  const [kind, which] = name.split('-') as [Kind, string]
  const size = SIZES[kind]
  const place = kind === 'still' ? PURPOSES.indexOf(which as Still) : Number(which) - 1
  const picture = await TECHNIQUES[preset](layersOf(preset, kind, place), size, place + 1)
  await encode(picture, preset, join(FOLDER, preset, name), WIDTHS[kind])
}

function layersOf(preset: PresetName, kind: Kind, place: number): Layer[] {
  if (kind === 'scene') {
    return SCENES[preset][place]!(SCENE)
  } else if (kind === 'still') {
    return STILLS[preset][PURPOSES[place]!]()
  } else {
    return kind === 'pair' ? pair(preset, place) : portrait(preset, kind, place)
  }
}

await drawAll(process.argv.slice(2))
