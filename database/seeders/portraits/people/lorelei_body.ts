import type { mixPaints } from './paints.ts'
import type { Sitter } from './sitter.ts'

type Garment = 'crew' | 'shirt' | 'coat' | 'roll'

export function loreleiBody({ gender, moment, palette }: Sitter, paints: ReturnType<typeof mixPaints>): string {
  const garment = moment.pick<Garment>(['crew', 'crew', 'shirt', 'coat', 'roll'])
  const wide = gender === 'male' ? 1.06 : 0.9
  const at = (x: number) => Math.round(465 + (x - 465) * wide)
  const line = `fill="none" stroke="${paints.clothLine}" stroke-linecap="round" stroke-width`
  const chest = `<path d="M262 770C230 850 120 880 40 930L900 930C830 880 700 850 668 750Z" fill="${paints.skin}"/>`
  const shoulders = `M${at(246)} 826C${at(120)} 868 ${at(-40)} 900 ${at(-120)} 1010C${at(-200)} 1130 ${at(-250)} 1500 ${at(-260)} 2000H${at(1190)}C${at(1180)} 1500 ${at(1130)} 1120 ${at(1050)} 1000C${at(970)} 896 ${at(820)} 866 ${at(690)} 812`
  const sleeves = `<path d="M${at(30)} 1240C${at(10)} 1400 ${at(0)} 1600 ${at(0)} 2000M${at(900)} 1230C${at(922)} 1400 ${at(930)} 1600 ${at(930)} 2000" ${line}="11" opacity=".7"/>`
  const neckline = `C${at(672)} 960 ${at(270)} 990 ${at(246)} 826Z`
  const top = `${chest}<path d="${shoulders}${neckline}" fill="${paints.cloth}"/>${sleeves}`
  const rim = `<path d="M${at(246)} 826C${at(270)} 990 ${at(672)} 960 ${at(690)} 812" ${line}="30" opacity=".55"/>`
  switch (garment) {
    case 'crew':
      return top + rim
    case 'shirt':
      return `${top}<path d="M${at(246)} 816L${at(180)} 900L${at(330)} 1060L${at(462)} 950Z M${at(690)} 802L${at(752)} 890L${at(604)} 1050L${at(462)} 950Z" fill="${paints.cloth}" stroke="${paints.clothLine}" stroke-width="10" stroke-linejoin="round"/><path d="M${at(462)} 960V2000" ${line}="11" opacity=".7"/>`
    case 'coat':
      return `${top}<path d="M${at(260)} 880C${at(330)} 985 ${at(610)} 980 ${at(680)} 870L${at(600)} 2000H${at(330)}Z" fill="${palette.light}"/><path d="M${at(240)} 822L${at(150)} 880L${at(190)} 1180L${at(330)} 1560M${at(696)} 808L${at(790)} 870L${at(750)} 1180L${at(620)} 1560" ${line}="11"/>`
    case 'roll':
      return `${top}<path d="M${at(250)} 800C${at(300)} 900 ${at(620)} 900 ${at(684)} 780C${at(720)} 850 ${at(726)} 900 ${at(706)} 946C${at(600)} 1040 ${at(340)} 1040 ${at(232)} 956C${at(216)} 900 ${at(222)} 850 ${at(250)} 800Z" fill="${paints.cloth}" stroke="${paints.clothLine}" stroke-width="10"/>`
  }
}
