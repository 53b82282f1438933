import { lorelei } from '@dicebear/collection'
import { createAvatar } from '@dicebear/core'
import { loreleiBody } from './lorelei_body.ts'
import { mixPaints } from './paints.ts'
import type { Figure, Sitter } from './sitter.ts'

const variants = (...numbers: number[]) => numbers.map((number) => `variant${String(number).padStart(2, '0')}`)
const HAIR = {
  female: variants(10, 13, 15, 16, 17, 18, 19, 21, 23, 24, 29, 31, 32, 33, 35, 37, 38, 40, 41, 42, 45, 46, 48),
  male: variants(1, 2, 3, 4, 7, 8, 9, 11, 12, 22, 28, 39, 43, 44, 47),
}
const MATURE = {
  female: variants(13, 15, 17, 19, 23, 24, 29, 32, 35, 37, 38, 42, 48),
  male: variants(1, 2, 3, 8, 12, 28, 44, 47),
}
const OVER_ONE_EYE = variants(40, 41, 45)
const EYES = { female: variants(2, 4, 6, 8, 10, 11, 12, 14, 17, 20, 21, 23, 24), male: variants(6, 8, 17, 20, 24) }
const MOUTHS = ['happy01', 'happy02', 'happy04', 'happy05', 'happy06'] as const
// Placeholder colours for the drawing, replaced by paints afterwards.
const MARK = { skin: 'fe0001', hair: 'fe0002', ink: 'fe0003', lips: 'fe0004', line: 'fe0005' }

/** A head in the style of Lorelei (Lisa Wischofsky, CC0) on shoulders of our own. */
export function loreleiFigure(sitter: Sitter): Figure {
  const { gender, age, bald, traits, moment } = sitter
  const paints = mixPaints(sitter)
  const hairs = age >= 45 ? MATURE[gender] : HAIR[gender]
  const hair = bald ? 'variant25' : traits.pick(hairs)
  const glasses = traits.chance(age >= 45 ? 0.4 : 0.16) && !OVER_ONE_EYE.includes(hair)
  const drawing = createAvatar(lorelei, {
    seed: 'person',
    head: [traits.pick(['variant01', 'variant02', 'variant03', 'variant04'] as const)],
    hair: [hair as 'variant01'],
    nose: [
      traits.pick(
        gender === 'female'
          ? (['variant01', 'variant02', 'variant04', 'variant05', 'variant06'] as const)
          : (['variant01', 'variant04', 'variant05'] as const)
      ),
    ],
    beardProbability: gender === 'male' && traits.chance(0.24) ? 100 : 0,
    beard: ['variant02'],
    glassesProbability: glasses ? 100 : 0,
    glasses: [traits.pick(['variant01', 'variant03', 'variant04'] as const)],
    frecklesProbability: traits.chance(0.12) && age < 45 ? 100 : 0,
    earringsProbability: gender === 'female' && traits.chance(0.4) ? 100 : 0,
    earrings: [traits.pick(['variant01', 'variant02', 'variant03'] as const)],
    hairAccessoriesProbability: 0,
    eyebrows: [
      traits.pick(
        gender === 'female'
          ? (['variant02', 'variant05', 'variant07', 'variant09'] as const)
          : (['variant02', 'variant03', 'variant07', 'variant09', 'variant10'] as const)
      ),
    ],
    eyes: [(moment.chance(0.12) ? 'variant19' : traits.pick(EYES[gender])) as 'variant02'],
    mouth: [moment.pick(MOUTHS)],
    skinColor: [MARK.skin],
    hairColor: [MARK.hair],
    eyebrowsColor: [MARK.line],
    eyesColor: [MARK.ink],
    glassesColor: [MARK.ink],
    mouthColor: [MARK.lips],
    noseColor: ['fe0006'],
    frecklesColor: ['fe0006'],
    earringsColor: [sitter.palette.light.slice(1)],
  }).toString()
  const inside = drawing.slice(drawing.indexOf('#viewboxMask)">') + 15, drawing.lastIndexOf('</g></svg>'))
  const years =
    age >= 48
      ? `<path d="M338 548l-34-16M336 566l-38 2M342 584l-32 18M448 642q-18 32-4 60" fill="none" stroke="${paints.skinLine}" stroke-width="6" stroke-linecap="round" opacity=".55"/>`
      : ''
  const cheeks = `<ellipse cx="420" cy="628" rx="88" ry="66" fill="url(#blush)"/><ellipse cx="652" cy="622" rx="52" ry="56" fill="url(#blush)"/>${years}`
  const head = inside
    .replace(/(<path d="[^"]*" fill="#fe0001"\/>)/, `$1${cheeks}`)
    .replaceAll('#fe0001', paints.skin)
    .replaceAll('#fe0002', paints.hair)
    .replaceAll('#fe0003', paints.ink)
    .replaceAll('#fe0004', paints.lips)
    .replaceAll('#fe0005', paints.hairLine)
    .replaceAll('#fe0006', paints.skinLine)
    .replaceAll('fill="#000"', `fill="${paints.skinLine}"`)
  return { svg: paints.defs + loreleiBody(sitter, paints) + head, head: { x: 470, y: 440, height: 720 }, below: 1500 }
}
