import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { newChatPhoto, sendPhoto } from '../../../api/chat/chat_photos.ts'
import { giveCredits } from '../../../api/chat/conversing.ts'
import { addPhotos } from '../../../api/members/add_photos.ts'
import { picture } from '../../../api/members/pictures.ts'
import { asOwner, newBrand, newPerson, type Person } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

const NAME = 'Halma'
const MINOR = 4

test.group('Photo moderation, in the console', (group) => {
  let browser: Browser
  let brand: Awaited<ReturnType<typeof newBrand>>
  let people: Person[]
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    brand = await newBrand('halma', 'GB', 'en-GB', { name: NAME })
    people = await Promise.all(
      ['Ann', 'Bea'].map((name) => newPerson(brand, { name, gender: 'female', looking_for: 'male' }))
    )
  })
  group.teardown(() => browser.close())

  /** Photos that wait, in turn of two members, whose files are there. */
  async function pending(count: number): Promise<void> {
    const folder = join(process.env.DATA_DIR!, 'photos', brand.id)
    await mkdir(folder, { recursive: true })
    const file = await picture({ width: 400, height: 500 })
    for (const [at, { profile }] of people.entries()) {
      const names = Array.from({ length: Math.ceil((count - at) / 2) }, () => randomBytes(16).toString('hex'))
      for (const name of names)
        for (const size of ['l', 't']) await writeFile(join(folder, `${name}-${size}.webp`), file)
      await addPhotos(brand, profile, names, 'pending')
    }
  }

  async function arrive(options: { width?: number; mode?: 'light' | 'dark' } = {}): Promise<Staff> {
    const kim = await Staff.arrive(browser, { grant: { slug: brand.slug, role: 'moderator' }, ...options })
    await kim.enter({ name: NAME, slug: brand.slug })
    await kim.turnTo('moderation.title')
    return kim
  }

  const outcomes = async () => {
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select status || coalesce(' ' || refusal, '') || case when explicit then ' explicit' else '' end as outcome, count(*)::int
         from app.photos where tenant_id = $1 group by 1`,
        [brand.id]
      )
    )
    return Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count]))
  }

  /** Every tenth is explicit, the one after it is refused. */
  async function judgeAll(kim: Staff, total: number): Promise<void> {
    const { keyboard } = kim.page
    for (let done = 0; done < total; done++) {
      await kim.says('moderation.progress', { done, total })
      if (done % 10 === 8) await keyboard.press('e')
      else if (done % 10 === 9) {
        await keyboard.press('r')
        await kim.says('moderation.reason')
        await keyboard.press(String(MINOR))
      } else await keyboard.press('a')
    }
    await kim.says('moderation.finished')
  }

  for (const { count, tags } of [
    { count: 30, tags: [] },
    { count: 200, tags: ['@full'] },
  ])
    test(`${count} photos are judged by keys alone`, async ({ assert, cleanup }) => {
      await pending(count)
      const kim = await arrive()
      cleanup(() => kim.leave())

      await judgeAll(kim, count)

      await kim.page.reload()
      await kim.says('moderation.empty')
      const tenth = count / 10
      assert.deepEqual(await outcomes(), {
        active: 8 * tenth,
        'active explicit': tenth,
        'refused minor': tenth,
      })
      assert.deepEqual(kim.complaints, [])
    })
      .tags(tags)
      .timeout(240_000)

  test('a verdict that wasn’t saved comes back with its reason, and one that was is undone', async ({
    assert,
    cleanup,
  }) => {
    await pending(3)
    const kim = await arrive({ width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    const { page } = kim
    const { keyboard } = page
    const person = page.getByRole('heading', { level: 2 })
    const spoken = page.getByRole('status')

    await kim.says('moderation.progress', { done: 0, total: 3 })
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    const first = await person.innerText()
    await page.route('**/verdict', (route) => route.abort())
    await keyboard.press('a')
    await page.getByRole('alert').getByText(kim.word('forms.not_reached')).waitFor()
    await kim.says('moderation.progress', { done: 0, total: 3 })
    assert.equal(await person.innerText(), first)

    await page.unroute('**/verdict')
    await keyboard.press('r')
    await kim.button('members.photos.reasons.not_you').waitFor()
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await keyboard.press('Escape')
    await keyboard.press('e')
    await spoken.getByText(kim.word('moderation.marked', { name: 'Ann' })).waitFor({ state: 'attached' })
    await kim.says('moderation.progress', { done: 1, total: 3 })
    await keyboard.press('u')
    await spoken.getByText(kim.word('moderation.undone', { name: 'Ann' })).waitFor({ state: 'attached' })
    await kim.says('moderation.progress', { done: 0, total: 3 })
    assert.equal(await person.innerText(), first)
    assert.deepEqual(await outcomes(), { pending: 3 })
    assert.deepEqual(
      kim.complaints.filter((complaint) => !complaint.includes('ERR_FAILED')),
      []
    )
  }).tags(['@full'])

  test('what looks like a banned picture says so, and a refused one is banned by a tick', async ({
    assert,
    cleanup,
  }) => {
    await pending(2)
    await asOwner((owner) =>
      owner.query(
        `update app.photos set perceptual_hash = 81985529216486895, resembles = case when profile_id = $2 then 'rights' end where tenant_id = $1`,
        [brand.id, people[1]!.profile.id]
      )
    )
    const kim = await arrive({ width: 768, mode: 'dark' })
    cleanup(() => kim.leave())
    const { page } = kim
    const { keyboard } = page
    const reason = kim.word('members.photos.reasons.rights')
    const warning = page.getByText(kim.word('moderation.resembles', { reason }))
    const tick = page.getByRole('checkbox', { name: kim.word('moderation.ban') })

    await warning.waitFor()
    await page.getByRole('heading', { level: 2, name: 'Bea' }).waitFor()
    await keyboard.press('r')
    await keyboard.press('n')
    assert.isTrue(await tick.isChecked())
    assert.isTrue(await tick.evaluate((input) => input === document.activeElement))
    assert.isTrue(await kim.button('members.photos.reasons.quality').isDisabled())
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await keyboard.press('5')
    assert.isTrue(await tick.isVisible(), 'a picture is not banned for being blurred')
    await tick.click()
    await tick.click()
    await keyboard.press('6')

    await page.getByRole('heading', { level: 2, name: 'Ann' }).waitFor()
    assert.equal(await warning.count(), 0)
    await keyboard.press('r')
    assert.isFalse(await tick.isChecked())
    await keyboard.press('6')
    await kim.says('moderation.finished')
    const { rows } = await asOwner((owner) =>
      owner.query(
        `select reason, profile_id::text as profile from app.banned_photos
         join app.photos on photos.tenant_id = banned_photos.tenant_id and photos.id = photo_id where banned_photos.tenant_id = $1`,
        [brand.id]
      )
    )
    assert.deepEqual(rows, [{ reason: 'rights', profile: people[1]!.profile.id }])
    assert.deepEqual(kim.complaints, [])
  })

  test('what was sent in a conversation is shown alone, and stays there or is taken out', async ({
    assert,
    cleanup,
  }) => {
    await pending(2)
    const [ann, bea] = people as [Person, Person]
    await giveCredits(ann, 100)
    const names = [randomBytes(16).toString('hex'), randomBytes(16).toString('hex')]
    const folder = join(process.env.DATA_DIR!, 'photos', brand.id, 'chats')
    await mkdir(folder, { recursive: true })
    const file = await picture({ width: 400, height: 500 })
    for (const name of names) {
      for (const size of ['l', 't']) await writeFile(join(folder, `${name}-${size}.webp`), file)
      const { id } = await newChatPhoto(ann, name)
      await asOwner(
        (owner) =>
          owner.query(`update app.chat_photos set resembles = 'rights', review = 'pending' where id = $1`, [id]),
        brand
      )
      await sendPhoto(ann, bea.profile, id)
    }
    const kim = await arrive({ width: 768 })
    cleanup(() => kim.leave())
    const { page } = kim
    const { keyboard } = page
    const mark = page.getByText(kim.word('moderation.in_conversation'), { exact: true })

    await kim.says('moderation.progress', { done: 0, total: 4 })
    await mark.waitFor()
    await page.waitForFunction(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0))
    assert.equal(await kim.button('moderation.explicit').count(), 0)
    assert.deepEqual([...(await violations(page)), ...(await invalidHtml(page))], [])
    await keyboard.press('e')
    await keyboard.press('a')
    await page
      .getByRole('status')
      .getByText(kim.word('moderation.passed', { name: 'Ann' }))
      .waitFor({ state: 'attached' })
    await keyboard.press('r')
    assert.isTrue(await kim.button('members.photos.reasons.quality').isDisabled())
    await keyboard.press('6')
    await kim.says('moderation.progress', { done: 2, total: 4 })
    assert.equal(await mark.count(), 0)
    await keyboard.press('a')
    await keyboard.press('a')
    await kim.says('moderation.finished')
    const { rows } = await asOwner((owner) =>
      owner.query('select review, refusal from app.chat_photos where tenant_id = $1 order by review', [brand.id])
    )
    assert.deepEqual(rows, [
      { review: 'passed', refusal: null },
      { review: 'refused', refusal: 'rights' },
    ])
    assert.deepEqual(kim.complaints, [])
  })
})
