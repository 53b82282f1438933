import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { writeTo } from '../../../api/admin/desk/desk_scene.ts'
import { newTemplate } from '../../../api/admin/templates/templating.ts'
import { writeIn } from '../../../api/chat/conversing.ts'
import { asOwner, type Brand, type Cast, newCast, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { logInAs } from '../../log_in_as.ts'
import { invalidHtml } from '../../invalid_html.ts'
import { translationsOf } from '../../translations.ts'
import { violations } from '../../violations.ts'
import { Staff } from '../console_staff.ts'

test.group('The desk, in the console', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
  })
  group.each.setup(async () => {
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  async function arrive(options: { width?: number; mode?: 'light' | 'dark' } = {}): Promise<Staff> {
    const kim = await Staff.arrive(browser, { grant: { slug: cast.rosa.slug, role: 'desk' }, ...options })
    await kim.enter('desk')
    return kim
  }

  const answers = async (conversation: string) => {
    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select body from app.messages where conversation_id = $1 and sender_profile_id = $2 order by seq`,
          [conversation, cast.fay.id]
        ),
      cast.rosa
    )
    return rows.map(({ body }) => body)
  }

  test('somebody of the desk comes straight to the conversation that waits longest, and answers it and the next by keys alone', async ({
    assert,
    cleanup,
  }) => {
    const dora = await newPerson(cast.rosa, { name: 'Dora', gender: 'female', looking_for: 'female' })
    const first = await writeTo(cast.fay, cast.ann, 'Good evening, how was your day?')
    const second = await writeTo(cast.fay, dora, 'Hello from Dora')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim

    await page.getByText('Good evening, how was your day?').waitFor()
    await page.keyboard.type('It was a long one. How was yours?')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Hello from Dora').waitFor()
    await page.keyboard.type('Hello Dora, tell me about yourself')
    await page.keyboard.press('Control+Enter')
    await page.getByText(word('desk.finished')).waitFor()

    assert.deepEqual(
      [await answers(first), await answers(second)],
      [['It was a long one. How was yours?'], ['Hello Dora, tell me about yourself']]
    )
    assert.deepEqual(kim.complaints, [])
  })

  test('a denial is refused with the reason, and stays to be changed', async ({ assert, cleanup }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'Where do you live?')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page } = kim

    const field = page.getByLabel(kim.word('desk.answer_as', { name: 'Fay' }))
    await field.fill('I live in Leeds, we could meet')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Nothing of the kind may be said').waitFor()
    assert.equal(await field.inputValue(), 'I live in Leeds, we could meet')
    await field.fill('I am made up, so I live nowhere. And you?')
    await page.keyboard.press('Control+Enter')
    await page.getByText(kim.word('desk.finished')).waitFor()

    assert.deepEqual(await answers(conversation), ['I am made up, so I live nowhere. And you?'])
  })

  test('a template is inserted and sent by keys alone, with the names filled in', async ({ assert, cleanup }) => {
    await newTemplate(cast.rosa, { name: 'Evening', purpose: 'desk', body: 'Good evening {name}, {profile} here' })
    await newTemplate(cast.rosa, { name: 'Report', purpose: 'message', body: 'About your report' })
    const conversation = await writeTo(cast.fay, cast.ann, 'Hello')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim

    await page.getByText('Hello').waitFor()
    await page.keyboard.press('Alt+t')
    const menu = page.getByRole('dialog', { name: word('answer_templates.insert') })
    await menu.getByRole('option', { name: /Evening/ }).waitFor()
    assert.equal(await menu.getByRole('option').count(), 1)
    assert.deepEqual(await violations(page), [])
    await page.keyboard.type('evening')
    await page.keyboard.press('Enter')
    await menu.waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>('textarea:focus')?.value !== '')
    await page.keyboard.type('. How are you?')
    await page.keyboard.press('Control+Enter')
    await page.getByText(word('desk.finished')).waitFor()

    assert.deepEqual(await answers(conversation), ['Good evening Ann, Fay here. How are you?'])
  }).tags(['@full'])

  test('who may be in need is answered with a notice to be kind, which says no more', async ({ assert, cleanup }) => {
    await writeTo(cast.fay, cast.ann, 'I can’t go on like this')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim

    await page.getByText(word('desk.in_care')).waitFor()

    assert.equal(
      await page.getByRole('log').getByRole('listitem').count(),
      1,
      'what the site said to them stays theirs'
    )
    assert.deepEqual(await violations(page), [])
  }).tags(['@full'])

  test('a newer message is shown before an answer goes, which keeps its text', async ({ assert, cleanup }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'Do you like dogs?')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page } = kim

    const field = page.getByLabel(kim.word('desk.answer_as', { name: 'Fay' }))
    // That somebody writes is told at once, and what is new would be shown then.
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/lease')
    )
    await field.fill('I do')
    await told
    await writeIn(conversation, cast.ann, 'Or cats?')
    await page.keyboard.press('Control+Enter')
    await page.getByText((await translationsOf('en'))('errors:desk_chat_moved_on'), { exact: true }).waitFor()
    await page.getByRole('log').getByText('Or cats?').waitFor()
    assert.equal(await field.inputValue(), 'I do')
    assert.deepEqual(await answers(conversation), [])
    await page.keyboard.press('Control+Enter')
    await page.getByText(kim.word('desk.finished')).waitFor()

    assert.deepEqual(await answers(conversation), ['I do'])
  })

  test('who lost a conversation in mid-sentence sends nothing, keeps the text and goes on', async ({
    assert,
    cleanup,
  }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'Do you like dogs?')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page } = kim

    const field = page.getByLabel(kim.word('desk.answer_as', { name: 'Fay' }))
    await field.fill('I like')
    await steal(cast.rosa)
    await page.keyboard.type(' dogs')
    await page.keyboard.press('Control+Enter')
    await page.getByText(kim.word('desk.lost')).waitFor()
    assert.equal(await field.inputValue(), 'I like dogs')
    await page.keyboard.press('Alt+s')
    await page.getByText(kim.word('desk.empty')).waitFor()
    await page.getByRole('button', { name: 'Kim', exact: true }).click()
    await page.getByRole('menuitem', { name: kim.word('account.title') }).click()
    await kim.heading(kim.word('account.title')).waitFor()

    assert.deepEqual(await answers(conversation), [])
  })

  test('what is noted is there for whoever has the conversation next', async ({ assert, cleanup }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'I play the cello')
    const kim = await arrive()
    cleanup(kim.leave)
    const { page, word } = kim

    await page.getByRole('button', { name: word('desk.notes.values.music') }).click()
    await page.locator('[aria-pressed=true]').waitFor()
    await page.keyboard.press('Alt+k')
    await page.getByText(word('desk.finished')).waitFor()
    await writeIn(conversation, cast.ann, 'And the piano')
    await page.getByText('And the piano').waitFor()

    assert.equal(await page.locator('[aria-pressed=true]').innerText(), word('desk.notes.values.music'))
  }).tags(['@full'])

  test('is valid and accessible, at 1280 and 768', async ({ assert, cleanup }) => {
    await writeTo(cast.fay, cast.ann, 'Good evening')
    for (const [width, mode] of [
      [1280, 'light'],
      [768, 'dark'],
    ] as const) {
      const kim = await arrive({ width, mode })
      cleanup(kim.leave)
      await kim.page.getByText('Good evening').waitFor()

      assert.deepEqual(await violations(kim.page), [])
      assert.deepEqual(await invalidHtml(kim.page), [])
      assert.isAtMost(await kim.page.evaluate(() => document.documentElement.scrollWidth), width)
      await kim.page.keyboard.press('Alt+s')
      await kim.page.getByText(kim.word('desk.empty')).waitFor()
    }
  })

  test('who runs the brand sees how soon the desk answers, and who is on shift', async ({ assert, cleanup }) => {
    await writeTo(cast.fay, cast.ann, 'Good evening')
    const kim = await arrive()
    cleanup(kim.leave)
    await kim.page.getByText('Good evening').waitFor()
    const sam = await Staff.arrive(browser, { grant: { slug: cast.rosa.slug, role: 'operator' } })
    cleanup(sam.leave)
    await sam.enter({ name: 'rosa', slug: cast.rosa.slug })
    await sam.turnTo('resources.desk.figures')
    await sam.page.getByText(sam.word('desk.figures.nothing')).waitFor()
    await sam.page.locator('dd').filter({ hasText: 'Kim' }).waitFor()
    await kim.page.keyboard.type('Good evening to you')
    await kim.page.keyboard.press('Control+Enter')
    await kim.page.getByText(kim.word('desk.finished')).waitFor()
    await sam.page.reload()

    await sam.page.getByRole('row', { name: /^Kim 1 / }).waitFor()
    assert.deepEqual(await violations(sam.page), [])
  })

  test('members read that the team is writing, while somebody does', async ({ cleanup }) => {
    const conversation = await writeTo(cast.fay, cast.ann, 'Are you there?')
    const { page, context, address } = await logInAs(browser, cast.ann, { width: 390, height: 844 })
    cleanup(() => context.close())
    await page.goto(address(`/chats/${conversation}`))
    await page.getByLabel('Message to Fay').waitFor()
    const kim = await arrive()
    cleanup(kim.leave)

    await kim.page.getByText('Are you there?').waitFor()
    await kim.page.keyboard.type('Yes')
    await page.getByText('Our team is writing').waitFor()
    await kim.page.keyboard.press('Control+Enter')
    await page.getByRole('listitem').getByText('Yes', { exact: true }).waitFor()
  })
})

/** As if somebody else had taken every conversation of the brand. */
function steal(brand: Brand): Promise<unknown> {
  return asOwner(
    (owner) =>
      owner.query('update app.desk_chats set lease_by = 1, lease_number = lease_number + 1 where tenant_id = $1', [
        brand.id,
      ]),
    brand
  )
}
