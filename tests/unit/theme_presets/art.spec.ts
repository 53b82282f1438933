import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ART, ART_WIDTHS, FILMED, PAIRED, SCENE_WIDTHS, STILL_WIDTHS } from '@manyhearts/theme-presets/art'
import { presets } from '@manyhearts/theme-presets/presets'
import sharp from 'sharp'
import { CASTS } from '../../../theme-presets/scripts/art/casts/casts.ts'

const folder = fileURLToPath(new URL('../../../theme-presets/art', import.meta.url))

const KINDS = [
  { names: [...ART.woman, ...ART.man, ...ART.pair], widths: ART_WIDTHS, ratio: 5 / 4 },
  { names: ART.scene, widths: SCENE_WIDTHS, ratio: 9 / 16 },
  { names: ART.still, widths: STILL_WIDTHS, ratio: 3 / 4 },
]

const FILES = KINDS.flatMap(({ names, widths, ratio }) =>
  names.flatMap((name) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ file: `${name}-${width}.${format}`, width, height: width * ratio, format }))
    )
  )
)

const FILMS = FILMED.map((pair) => `film-${pair}.webm`)

async function measured(preset: string, file: string) {
  const { width, height, format } = await sharp(join(folder, preset, file)).metadata()
  return { file, width, height, format: format === 'heif' ? 'avif' : format }
}

/** All of them come with every installation. */
const MOST_BYTES = 36_000_000
const MOST_BYTES_OF_FILM = 300_000

test.group('Drawings of the presets', () => {
  test('are all there, and nothing else is', ({ assert }) => {
    assert.sameMembers(
      readdirSync(folder).filter((name) => name !== 'README.md'),
      Object.keys(presets)
    )
    for (const preset of Object.keys(presets)) {
      assert.sameMembers(readdirSync(join(folder, preset)), [...FILES.map(({ file }) => file), ...FILMS], preset)
    }
  })

  test('have the format, the width and the ratio that their names promise', async ({ assert }) => {
    for (const preset of Object.keys(presets))
      assert.deepEqual(await Promise.all(FILES.map(({ file }) => measured(preset, file))), FILES, preset)
  })

  test('keep within their size', ({ assert }) => {
    for (const preset of Object.keys(presets))
      for (const film of FILMS) assert.isBelow(statSync(join(folder, preset, film)).size, MOST_BYTES_OF_FILM, preset)
    const sizes = readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0
    )
    assert.isBelow(
      sizes.reduce((sum, size) => sum + size, 0),
      MOST_BYTES
    )
  })

  test('show two men and two women among the pairs', ({ assert }) => {
    assert.includeMembers([...ART.pair], [...ART.men, ...ART.women])
  })

  test('show in each pair the two people who are named', ({ assert }) => {
    for (const [preset, cast] of Object.entries(CASTS)) {
      const looks = ({ sex, age, skin, hair, hairColour }: (typeof cast.woman)[number]) =>
        `${sex} ${age} ${skin} ${hair} ${hairColour}`
      const lookOf = (name: string) => {
        const [kind, number] = name.split('-') as ['woman' | 'man', string]
        return looks(cast[kind][Number(number) - 1]!)
      }
      assert.deepEqual(
        cast.pair.map((pair) => pair.map(looks)),
        PAIRED[preset]!.map((names) => names.map(lookOf)),
        preset
      )
    }
  })
})
