import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright'
import { fileOf, type Shot } from './shot.ts'

/** Widths of screenshots on a sheet, px: phones side by side, fewer desktops. */
const PHONE = 260
const DESK = 560
const ON_A_SHEET = 12

export async function contactSheets(browser: Browser, shots: readonly Shot[], folder: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 1720, height: 900 } })
  const sheets: string[] = []
  for (const [name, group] of Object.entries(Object.groupBy(shots, ({ preset, width }) => `${preset}-${width}`)))
    for (let start = 0; start < group!.length; start += ON_A_SHEET) {
      const sheet = join(folder, `sheet-${name}-${start / ON_A_SHEET + 1}`)
      await writeFile(`${sheet}.html`, html(group!.slice(start, start + ON_A_SHEET)))
      await page.goto(pathToFileURL(`${sheet}.html`).href)
      await page.screenshot({ path: `${sheet}.png`, fullPage: true })
      sheets.push(`${sheet}.png`)
    }
  await page.close()
  return sheets
}

function html(shots: readonly Shot[]): string {
  const width = shots[0]!.width < 768 ? PHONE : DESK
  const figures = shots.map((shot) => {
    const file = fileOf(shot)
    return `<figure><figcaption>${file.replace('.png', '')}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`
  })
  return `<!doctype html><meta charset="utf-8"><style>
  body { margin: 20px; display: flex; flex-wrap: wrap; gap: 20px; background: #d8d8d8; font: 13px/1.6 sans-serif }
  figure { margin: 0; width: ${width}px }
  img { display: block; width: 100%; max-height: ${width * 2.2}px; object-fit: cover; object-position: top; box-shadow: 0 1px 6px #0004 }
</style>
${figures.join('\n')}
`
}
