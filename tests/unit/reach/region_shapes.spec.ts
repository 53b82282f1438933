import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { test } from '@japa/runner'
import { placeTowns } from '@manyhearts/api/app/reach/map/place_towns'
import { regionShapes } from '@manyhearts/api/app/reach/map/region_shapes'

type Corner = readonly [number, number]

const COUNTRIES = ['GB', 'NL', 'DE', 'DK', 'FI', 'ES', 'AT', 'US']
const CITIES = new URL('../../../database/lists/cities.tsv.gz', import.meta.url)

const rows = gunzipSync(readFileSync(CITIES))
  .toString()
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))

const drawn = new Map<string, ReturnType<typeof draw>>()

function drawingOf(country: string) {
  const drawing = drawn.get(country) ?? draw(country)
  drawn.set(country, drawing)
  return drawing
}

function draw(country: string) {
  const towns = rows
    .filter(([, of]) => of === country)
    .map(([, , region, , people, lat, lon]) => ({
      region_id: region!,
      people: Number(people),
      lat: Number(lat),
      lon: Number(lon),
    }))
    .sort((one, other) => other.people - one.people)
  const placed = placeTowns(towns)
  return { ...placed, all: towns, ...regionShapes({ ...placed, hasCoast: country !== 'AT' }) }
}

/** The corners of each ring of a path. */
function ringsOf(shape: string): Corner[][] {
  return [...shape.matchAll(/M(\d+) (\d+)l([-\d ]+)z/g)].map(([, x, y, steps]) => {
    const numbers = steps!.split(' ').map(Number)
    const corners: Corner[] = [[Number(x), Number(y)]]
    for (let place = 0; place < numbers.length; place += 2) {
      const [before, above] = corners.at(-1)!
      corners.push([before + numbers[place]!, above + numbers[place + 1]!])
    }
    return corners
  })
}

function isWithin(rings: Corner[][], [x, y]: Corner): boolean {
  let crossings = 0
  for (const ring of rings) {
    for (const [place, [toX, toY]] of ring.entries()) {
      const [fromX, fromY] = ring.at(place - 1)!
      if (fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX) crossings++
    }
  }
  return crossings % 2 === 1
}

function isNear(rings: Corner[][], [x, y]: Corner, by: number): boolean {
  const around = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)
  return (
    isWithin(rings, [x, y]) ||
    around.some((turn) => isWithin(rings, [x + by * Math.cos(turn), y + by * Math.sin(turn)]))
  )
}

test.group('A country’s shape', () => {
  test('of each region is closed, in whole units, within the picture and small to send', ({ assert }) => {
    for (const country of COUNTRIES) {
      const { width, height, shapes } = drawingOf(country)

      let characters = 0
      for (const [region, { shape, middle }] of shapes) {
        assert.match(shape, /^(M\d+ \d+l-?\d+ -?\d+( -?\d+ -?\d+)+z)+$/, `${country} ${region}`)
        assert.isTrue(
          ringsOf(shape)
            .flat()
            .every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height),
          `${country} ${region}`
        )
        assert.isTrue(isWithin(ringsOf(shape), [middle!.x, middle!.y]), `the middle of ${country} ${region}`)
        characters += shape.length
      }
      assert.isBelow(characters, 10_000, country)
    }
  })

  test('holds nearly all of its towns, and the larger ones within or near their region', ({ assert }) => {
    for (const country of COUNTRIES) {
      const { all, towns, shapes } = drawingOf(country)

      assert.isAbove(towns.length / all.length, 0.98, country)
      const astray = towns
        .slice(0, 420)
        .filter((town) => !isNear(ringsOf(shapes.get(town.region_id)!.shape), [town.x, town.y], 16))
      // Exclaves (Bremerhaven) lie in the region around them.
      assert.isAtMost(astray.length, 8, country)
    }
  })

  test('has no holes', ({ assert }) => {
    for (const country of COUNTRIES) {
      const { width, height, shapes } = drawingOf(country)
      const rings = [...shapes.values()].map(({ shape }) => ringsOf(shape))
      const step = 10
      const [columns, rows] = [Math.ceil(width / step) + 1, Math.ceil(height / step) + 1]
      const at = (cell: number): Corner => [(cell % columns) * step + 0.5, Math.floor(cell / columns) * step + 0.5]
      const isSea = Array.from({ length: columns * rows }, (_, cell) => !rings.some((of) => isWithin(of, at(cell))))

      // What the sea around the country reaches is no hole.
      const next = [0]
      for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
        if (!isSea[cell]) continue
        isSea[cell] = false
        const column = cell % columns
        for (const [across, down] of [
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const) {
          const [x, y] = [column + across, Math.floor(cell / columns) + down]
          if (x >= 0 && y >= 0 && x < columns && y < rows) next.push(y * columns + x)
        }
      }
      // Outlines of two neighbours are simplified each for itself; the line drawn on them is wider than what is between.
      const holes = [...isSea.keys()].filter((cell) => isSea[cell] && !rings.some((of) => isNear(of, at(cell), 3)))
      assert.isEmpty(holes.map(at), country)
    }
  })

  test('has islands far off closer than they are: the Canaries below Andalusia’s west', ({ assert }) => {
    const { width, height, towns } = drawingOf('ES')

    const canaries = towns.filter(({ region_id }) => region_id === '53')
    assert.isNotEmpty(canaries)
    assert.isTrue(canaries.every(({ x, y }) => x < 0.4 * width && y > 0.7 * height))
    assert.isAbove(width, height)
  })
})
