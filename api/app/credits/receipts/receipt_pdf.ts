import type { Site } from '#app/tenancy/sites/site'
import { resolvedTheme } from '#app/tenancy/themes/theme'
import type Order from '#app/credits/orders/order'
import { Paper } from './paper.js'
import { receiptOf } from './receipt.js'

const MARGIN = 60
const WIDTH = Paper.WIDTH - 2 * MARGIN
const GAP = 24
const COLUMN = (WIDTH - GAP) / 2
const RULE = 0.75

/** A paid order's receipt on one A4 page, in the brand's typefaces and colours on white. */
export function receiptPdf(order: Order, site: Site, language: string): Promise<Buffer> {
  const receipt = receiptOf(order, site, language)
  const look = resolvedTheme(site)
  const { primary, primary_ink, ink_strong, ink, ink_muted, line } = look.modes.light
  const paper = new Paper({
    look,
    language,
    title: `${receipt.title} ${order.number}, ${receipt.brand}`,
    author: site.company.name,
    date: (order.completedAt ?? order.createdAt).toJSDate(),
  })
  const full = (y: number) => ({ x: MARGIN, y, width: WIDTH })
  const start = (y: number) => ({ x: MARGIN, y, width: COLUMN })
  const end = (y: number) => ({ x: MARGIN + COLUMN + GAP, y, width: COLUMN })
  const inks = {
    brand: { role: 'display', size: 19, colour: primary_ink },
    title: { role: 'display', size: 30, colour: ink_strong },
    label: { role: 'text', size: 9, colour: ink_muted },
    text: { role: 'text', size: 11, colour: ink },
    strong: { role: 'strong', size: 11, colour: ink_strong },
    total: { role: 'strong', size: 15, colour: ink_strong },
    small: { role: 'text', size: 9.5, colour: ink_muted },
  } as const

  paper.bar(primary, { x: 0, y: 0, width: Paper.WIDTH }, 8)
  paper.set('P', receipt.brand, inks.brand, full(58))
  let y = paper.set('H1', receipt.title, inks.title, full(104)) + 16

  const top = y
  y = paper.set('H2', receipt.seller.label, inks.label, start(top))
  for (const text of receipt.seller.lines) y = paper.set('P', text, inks.text, start(y))
  let other = top
  for (const [label, value] of [receipt.number, receipt.date, ...receipt.facts]) {
    other = paper.set('P', label, inks.label, end(other))
    other = paper.set('P', value, inks.strong, end(other)) + 6
  }

  y = Math.max(y, other) + GAP
  for (const item of receipt.items) {
    paper.bar(line, full(y), RULE)
    y = paper.row(item, inks.text, full(y + 11)) + 9
  }
  paper.bar(ink_strong, full(y), RULE)
  y = paper.row(receipt.total, inks.total, full(y + 12)) + 2
  y = paper.set('P', receipt.vat, inks.small, full(y)) + 14
  for (const row of receipt.returned) {
    paper.bar(line, full(y), RULE)
    y = paper.row(row, inks.strong, full(y + 11)) + 9
  }
  for (const text of [receipt.waiver, receipt.withdrawal?.text])
    if (text) y = paper.set('P', text, inks.small, full(y + GAP))

  paper.bar(line, full(Paper.HEIGHT - 74), RULE)
  paper.set('P', `${site.mainHost} · ${receipt.contact}`, inks.small, full(Paper.HEIGHT - 62))
  return paper.finish()
}
