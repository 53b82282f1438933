import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { ART, ART_WIDTHS, SCENE_WIDTHS } from '@manyhearts/theme-presets/art'
import { presets } from '@manyhearts/theme-presets/presets'
import sharp from 'sharp'

const folder = fileURLToPath(new URL('../../../theme-presets/art', import.meta.url))

const KINDS = [
  { names: [...ART.woman, ...ART.man, ...ART.pair], widths: ART_WIDTHS, ratio: 5 / 4 },
  { names: ART.scene, widths: SCENE_WIDTHS, ratio: 9 / 16 },
]

const FILES = KINDS.flatMap(({ names, widths, ratio }) =>
  names.flatMap((name) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map((format) => ({ file: `${name}-${width}.${format}`, width, height: width * ratio, format }))
    )
  )
)

/** All of them come with every installation. */
const MOST_BYTES = 32_000_000
const MOST_BYTES_OF_FILM = 300_000

test.group('Drawings of the presets', () => {
  test('are all there, and nothing else is', ({ assert }) => {
    assert.sameMembers(
      readdirSync(folder).filter((name) => name !== 'README.md'),
      Object.keys(presets)
    )
    for (const preset of Object.keys(presets)) {
      assert.sameMembers(
        readdirSync(join(folder, preset)),
        [...FILES.map(({ file }) => file), 'film.webm', 'film.webp'],
        preset
      )
    }
  })

  test('have the format, the width and the ratio that their names promise', async ({ assert }) => {
    for (const preset of Object.keys(presets)) {
      for (const { file, width, height, format } of FILES) {
        const found = await sharp(join(folder, preset, file)).metadata()
        const wanted = { width, height, format: format === 'avif' ? 'heif' : format }
        assert.deepEqual(
          { width: found.width, height: found.height, format: found.format },
          wanted,
          `${preset}/${file}`
        )
      }
    }
  })

  test('keep within their size', ({ assert }) => {
    for (const preset of Object.keys(presets))
      assert.isBelow(statSync(join(folder, preset, 'film.webm')).size, MOST_BYTES_OF_FILM, preset)
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
})
