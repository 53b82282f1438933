import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { behind } from './compose.ts'
import { QUALITY } from './encode.ts'
import type { Layer } from './layer.ts'
import { ABENDROT } from './members/abendrot.ts'
import { type Member, picturesOf } from './members/member.ts'
import { REGNBUE } from './members/regnbue.ts'
import { ROSA } from './members/rosa.ts'
import { VLAM } from './members/vlam.ts'
import { figure, type Place } from './people/figure.ts'
import type { Person } from './people/person.ts'
import { toSharp } from './raster.ts'
import { type PresetName, TECHNIQUES } from './techniques/techniques.ts'

const SIZE = { width: 720, height: 900 }

/** The demo brands, in the look of the preset that each has chosen. */
const BRANDS: readonly { brand: string; preset: PresetName; people: readonly Member[]; colours: readonly string[] }[] =
  [
    {
      brand: 'rosa',
      preset: 'blush',
      people: ROSA,
      colours: ['#d0486c', '#7d4a78', '#e9a23b', '#7089b0', '#f3dccf', '#8fa07a', '#b8525c', '#5a4a72'],
    },
    {
      brand: 'vlam',
      preset: 'ember',
      people: VLAM,
      colours: ['#ff7a42', '#3d3438', '#e8923c', '#b8342f', '#f3e6d6', '#5a4a4c', '#ffb45c', '#d8462f'],
    },
    {
      brand: 'abendrot',
      preset: 'dusk',
      people: ABENDROT,
      colours: ['#2f6f78', '#34507a', '#c9a05a', '#5f7f72', '#7a5a62', '#f1e6d0', '#7fa0a8', '#a86a4a'],
    },
    {
      brand: 'regnbue',
      preset: 'aurora',
      people: REGNBUE,
      colours: ['#7a4fe0', '#ff7a5a', '#29a0d8', '#ffd23f', '#35c48b', '#e0447a', '#2f3fa0', '#fff6ea'],
    },
  ]

/** `draw_members.ts <folder> [brand[/key]] …` draws the demo members' pictures to `<folder>/<brand>/<key>/<number>.webp`. */
async function drawMembers(folder: string, wanted: readonly string[]): Promise<void> {
  sharp.concurrency(1)
  for (const { brand, preset, people, colours } of BRANDS) {
    for (const [place, member] of people.entries()) {
      const here = `${brand}/${member.key}`
      if (!wanted.length || wanted.includes(brand) || wanted.includes(here)) {
        await mkdir(join(folder, here), { recursive: true })
        for (const [picture, person] of picturesOf(member, place, colours).entries()) {
          const layers = [...behind(preset, place + picture * 2), ...figure(person, placeOf(person, place, picture))]
          const painted = await TECHNIQUES[preset](smaller(layers), SIZE, place + picture)
          await writeFile(
            join(folder, here, `${picture + 1}.webp`),
            await toSharp(painted).webp({ quality: QUALITY[preset].alone, effort: 4 }).toBuffer()
          )
        }
      }
    }
    console.log(brand)
  }
}

/** Nearer or further away, as people's own photos are. */
function placeOf(person: Person, place: number, picture: number): Place {
  if (person.wheelchair) {
    return { x: 540, y: 440, scale: 1.7 }
  }
  if (person.prop) {
    return { x: 540 - (person.turn ?? 0) * 40, y: 450, scale: 1.86 }
  }
  const near = (place + picture) % 4
  const scale = [2.1, 2.55, 1.9, 2.3][near]!
  return { x: 540 - (person.turn ?? 0) * (near === 1 ? 60 : 110), y: 470 + near * 16, scale }
}

function smaller(layers: readonly Layer[]): Layer[] {
  return layers.map((layer) => ({ ...layer, svg: `<g transform="scale(${SIZE.width / 1080})">${layer.svg}</g>` }))
}

await drawMembers(resolve(process.argv[2]!), process.argv.slice(3))
