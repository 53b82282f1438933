import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { presets } from '../../src/presets.ts'
import { FILM, type FilmShot, recordFilm } from './film/record_film.ts'

const FOLDER = join(import.meta.dirname, '../../art')
/** Most bytes of a film, as a lander's page must stay light. */
const MOST = 300_000

/** Which drawings pass, and where in them the picture travels: from the whole width to a part, or back. */
const SHOTS: readonly { name: string; width: number; from: FilmShot['from']; to: FilmShot['to'] }[] = [
  { name: 'scene-1', width: 1280, from: [0, 0, 1], to: [0.12, 0.1, 0.8] },
  { name: 'woman-1', width: 1080, from: [0, 0.06, 1], to: [0.08, 0.1, 0.84] },
  { name: 'man-2', width: 1080, from: [0.08, 0.1, 0.84], to: [0, 0.05, 1] },
  { name: 'scene-2', width: 1280, from: [0.15, 0.1, 0.8], to: [0, 0, 1] },
  { name: 'pair-1', width: 1080, from: [0, 0.05, 1], to: [0.06, 0.12, 0.86] },
  { name: 'scene-3', width: 1280, from: [0, 0, 1], to: [0.1, 0.1, 0.85] },
]

/** `draw_films.ts [preset] …`: films of the drawings, recorded by Chromium (`CHROMIUM`: where it is), as `art/<preset>/film.webm` with its first picture. */
async function drawFilms(wanted: readonly string[]): Promise<void> {
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: ['--no-sandbox'],
  })
  for (const preset of Object.keys(presets).filter((name) => !wanted.length || wanted.includes(name))) {
    const page = await browser.newPage()
    const shots = SHOTS.map(({ name, width, from, to }) => {
      const picture = readFileSync(join(FOLDER, preset, `${name}-${width}.webp`)).toString('base64')
      return { picture: `data:image/webp;base64,${picture}`, from, to }
    })
    const film = Buffer.from(await page.evaluate(recordFilm, { shots, ...FILM }), 'base64')
    if (film.length > MOST) throw new Error(`${preset}: the film has ${film.length} bytes, more than ${MOST}`)
    writeFileSync(join(FOLDER, preset, 'film.webm'), film)
    await sharp(join(FOLDER, preset, 'scene-1-1280.webp'))
      .resize(960, 540)
      .webp({ quality: 68 })
      .toFile(join(FOLDER, preset, 'film.webp'))
    console.log(`${preset}: ${film.length} bytes`)
    await page.close()
  }
  await browser.close()
}

await drawFilms(process.argv.slice(2))
