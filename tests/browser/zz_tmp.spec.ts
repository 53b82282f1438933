import { test } from '@japa/runner'
import { chromium } from 'playwright'
import AxeBuilder from '@axe-core/playwright'
import { newCast } from '../cast.ts'
import { newPackage, order } from '../api/credits/shop.ts'
test('look', async ({ assert }) => {
  const cast = await newCast()
  const id = await newPackage(cast.rosa, {})
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
  for (const colorScheme of ['light', 'dark'] as const) {
    const { body } = await order(cast.ann, id)
    const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 760 } })
    const page = await context.newPage()
    const logs: string[] = []
    page.on('console', (m) => logs.push(m.text()))
    await page.goto(body.redirect_url)
    await page.screenshot({ path: `/tmp/sb_${colorScheme}.png`, fullPage: true })
    const axe = await new AxeBuilder({ page }).analyze()
    console.log(axe.violations.map((v) => v.id + ' ' + v.nodes[0]?.html))
    await page.getByRole('button', { name: 'Leave it pending' }).click()
    await page.waitForURL(/transactions/)
    console.log(page.url(), logs)
    await page.goto(body.redirect_url)
    await page.screenshot({ path: `/tmp/sb_${colorScheme}_2.png`, fullPage: true })
    const axe2 = await new AxeBuilder({ page }).analyze()
    console.log(axe2.violations.map((v) => v.id + ' ' + v.nodes[0]?.html))
    await context.close()
  }
  await browser.close()
})
