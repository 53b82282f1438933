import { test } from '@japa/runner'
import { pairsOf, portraitsOf, sceneOf } from '../../../tenant-site/src/lib/brand/brand_art.ts'

const [MEN, WOMEN, ALL] = [5, 6, 1]

type Settings = Parameters<typeof sceneOf>[0]

const brand = (niche: number) => ({ niche, theme: { preset: 'dusk' } }) as unknown as Settings

const names = (drawings: readonly { address: string }[]) => drawings.map(({ address }) => address)

test.group('Drawings on a brand’s pages', () => {
  test('show whom its members look for', ({ assert }) => {
    assert.deepEqual(names(portraitsOf(brand(MEN), 2)), ['/art/dusk/man-1', '/art/dusk/man-2'])
    assert.deepEqual(names(portraitsOf(brand(WOMEN), 1, 12)), ['/art/dusk/woman-1'])
    assert.deepEqual(names(portraitsOf(brand(ALL), 3)), ['/art/dusk/woman-1', '/art/dusk/man-1', '/art/dusk/woman-2'])
    assert.deepEqual(names(pairsOf(brand(MEN))), ['/art/dusk/pair-2'])
    assert.deepEqual(names(pairsOf(brand(WOMEN))), ['/art/dusk/pair-3'])
    assert.lengthOf(pairsOf(brand(ALL)), 4)
  })

  test('are wide for scenes, which come again', ({ assert }) => {
    const [first, fourth] = [sceneOf(brand(ALL), 0), sceneOf(brand(ALL), 3)]
    assert.deepEqual(first, fourth)
    assert.equal(first.width / first.height, 16 / 9)
    assert.includeMembers([...first.widths], [640, 1920])
  })
})
