import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { ART, FILM_SECONDS, FILMED, PAIRED } from '../../src/art.ts'
import { presets } from '../../src/presets.ts'
import { FILM, type FilmShot, recordFilm } from './film/record_film.ts'

const FOLDER = join(import.meta.dirname, '../../art')
/** Most bytes of a film, as a lander's page must stay light. */
const MOST = 300_000

/** Which drawings pass (a scene, the pair, or one of the two), and where in them the picture travels: from the whole width to a part, or back. */
const SHOTS: readonly { name: string; width: number; from: FilmShot['from']; to: FilmShot['to'] }[] = [
  { name: 'pair', width: 1080, from: [0, 0.22, 1], to: [0.04, 0.25, 0.92] },
  { name: 'scene-1', width: 1280, from: [0, 0, 1], to: [0.12, 0.1, 0.8] },
  { name: 'left', width: 1080, from: [0, 0.06, 1], to: [0.08, 0.1, 0.84] },
  { name: 'scene-2', width: 1280, from: [0.15, 0.1, 0.8], to: [0, 0, 1] },
  { name: 'right', width: 1080, from: [0.08, 0.1, 0.84], to: [0, 0.05, 1] },
  { name: 'scene-3', width: 1280, from: [0, 0, 1], to: [0.1, 0.1, 0.85] },
]

/** `draw_films.ts [preset] …`: films of the drawings, recorded by Chromium (`CHROMIUM`: where it is), as `art/<preset>/film-<pair>.webm`. The lander shows the pair until it plays. */
async function drawFilms(wanted: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  })
  for (const preset of Object.keys(presets).filter((name) => !wanted.length || wanted.includes(name))) {
    for (const pair of FILMED) {
      const film = await drawFilm(browser, preset, pair)
      writeFileSync(join(FOLDER, preset, `film-${pair}.webm`), film)
      console.log(`${preset}, ${pair}: ${film.length} bytes`)
    }
  }
  await browser.close()
}

async function drawFilm(browser: Browser, preset: string, pair: string): Promise<Buffer> {
  const [left, right] = PAIRED[preset]![ART.pair.indexOf(pair)]!
  const drawings: Record<string, string> = { pair, left, right }
  const shots = SHOTS.map(({ name, width, from, to }) => {
    const picture = readFileSync(join(FOLDER, preset, `${drawings[name] ?? name}-${width}.webp`)).toString('base64')
    return { picture: `data:image/webp;base64,${picture}`, from, to }
  })
  const page = await browser.newPage()
  const film = Buffer.from(
    await page.evaluate(recordFilm, { ...FILM, shots, seconds: FILM_SECONDS / shots.length }),
    'base64'
  )
  await page.close()
  if (film.length > MOST) throw new Error(`${preset}, ${pair}: the film has ${film.length} bytes, more than ${MOST}`)
  return film
}

await drawFilms(process.argv.slice(2))
