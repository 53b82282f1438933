import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Camera } from './camera.ts'
import { chooseShots } from './choose_shots.ts'
import { contactSheets } from './contact_sheets.ts'
import type { ScreenOptions } from './screen_options.ts'
import { fileOf, type Shot } from './shot.ts'
import { openWardrobe } from './wardrobe.ts'

const FOLDER = fileURLToPath(new URL('../../var/screens/', import.meta.url))

/** Takes the chosen screenshots and lays them out on contact sheets, in var/screens. */
export async function runScreens(options: ScreenOptions): Promise<void> {
  const shots = chooseShots(options)
  await mkdir(FOLDER, { recursive: true })
  const camera = await Camera.open()
  const taken: Shot[] = []
  try {
    const wardrobe = await openWardrobe(camera.browser)
    for (const looks of Object.values(Object.groupBy(shots, ({ preset, mode }) => `${preset} ${mode}`))) {
      const host = await wardrobe.dress(looks![0]!)
      for (const shot of looks!) {
        await camera.take(host, shot, join(FOLDER, fileOf(shot))).then(
          () => taken.push(shot),
          (error) => failed(shot, error)
        )
      }
      console.log(`${taken.length} of ${shots.length}`)
    }
    for (const sheet of await contactSheets(camera.browser, taken, FOLDER)) console.log(sheet)
  } finally {
    await camera.close()
  }
}

function failed(shot: Shot, error: unknown): void {
  process.exitCode = 1
  console.error(`${fileOf(shot)}: ${error instanceof Error ? error.message : String(error)}`)
}
