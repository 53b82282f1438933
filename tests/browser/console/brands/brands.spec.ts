import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'
import { fillInBrand, fillInCompany, newNames } from './new_company_and_brand.ts'

test.group('Brands, in the console', (group) => {
  let browser: Browser
  group.setup(async () => {
    browser = await startChromium()
  })
  group.teardown(() => browser.close())

  async function arrive(more: { width?: number; mode?: 'dark' } = {}) {
    const kim = await Staff.arrive(browser, more)
    await kim.enter()
    return kim
  }

  const look = async (kim: Staff) => [...(await violations(kim.page)), ...(await invalidHtml(kim.page))]

  test('begin with a company, are looked at before they are open, and get another domain', async ({
    assert,
    cleanup,
  }) => {
    const kim = await arrive()
    cleanup(() => kim.leave())
    const { page } = kim
    const names = newNames()
    const { company, name, slug, host } = names

    await page.getByRole('link', { name: kim.word('brands.new') }).click()
    await page.getByRole('link', { name: kim.word('companies.new') }).click()
    await kim.button('ra.action.save').click()
    await page.getByText('This field is required.').first().waitFor()
    await fillInCompany(kim, names)
    assert.deepEqual(await look(kim), [])
    await kim.button('ra.action.save').click()
    await kim.heading(company).waitFor()

    await page.getByRole('menuitem', { name: kim.word('resources.tenants.name_other') }).click()
    await page.getByRole('link', { name: kim.word('brands.new') }).click()
    await fillInBrand(kim, names)
    assert.equal(await kim.field('brands.slug').inputValue(), slug)
    assert.deepEqual(await look(kim), [])
    await kim.button('brands.create').click()
    await kim.heading(name).waitFor()

    // What it needs to go live leads to where it is done.
    await page.getByRole('link', { name: kim.word('checklist.lines.support_email') }).click()
    await page.locator('[data-setting=support_email] input:focus').waitFor()

    await kim.button('preview.open').click()
    const link = page.getByRole('dialog').getByRole('link')
    const address = (await link.getAttribute('href'))!
    const visitor = await browser.newContext()
    cleanup(() => visitor.close())
    const seen = await visitor.newPage()
    assert.equal((await seen.goto(`http://${host}:${process.env.PORT}/`))!.status(), 503)
    await seen.goto(address)
    await seen.getByText(name).first().waitFor()
    await kim.button('ra.action.close').click()

    await kim.turnTo('resources.domains.name_other')
    await page.getByText(kim.word('domains.states.reached')).waitFor()
    const other = `new-${host}`
    await kim.field('brands.host').fill(other)
    await kim.button('domains.add').click()
    await page.getByRole('link', { name: other }).waitFor()
    await kim.button('domains.make_main').click()
    await page.getByText(kim.word('domains.made_main', { host: other })).waitFor()
    await kim.button('domains.remove').click()
    assert.deepEqual(await look(kim), [])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: kim.word('domains.remove') })
      .click()
    await page.getByText(kim.word('domains.removed', { host })).waitFor()
    assert.equal(await page.getByRole('link', { name: host, exact: true }).count(), 0)
    assert.deepEqual(kim.complaints, [])
  })
})
