import { test } from '@japa/runner'
import type { Browser } from 'playwright'
import { writeTo } from '../../../api/admin/desk/desk_scene.ts'
import { asOwner, type Brand, type Cast, newCast, newPerson } from '../../../cast.ts'
import { startChromium } from '../../chromium.ts'
import { Staff } from '../console_staff.ts'

const CONVERSATIONS = 50
/** In ms. */
const STOLEN_EVERY = 400

test.group('A shift at the desk', (group) => {
  let browser: Browser
  let cast: Cast
  group.setup(async () => {
    browser = await startChromium()
    cast = await newCast()
  })
  group.teardown(() => browser.close())

  test('two people answer fifty conversations, whose leases are stolen meanwhile, and none is answered twice', async ({
    assert,
    cleanup,
  }) => {
    const conversations: string[] = []
    for (let each = 0; each < CONVERSATIONS; each++) {
      const member = await newPerson(cast.rosa, { name: `Member ${each}`, gender: 'male', looking_for: 'female' })
      conversations.push(await writeTo(cast.fay, member, `Hello, I am number ${each}`))
    }
    const team = await Promise.all([arrive(), arrive()])
    cleanup(async () => {
      for (const one of team) await one.leave()
    })
    const stolen = new Set<string>()
    const thief = setInterval(() => void steal(cast.rosa, stolen), STOLEN_EVERY)

    const lost = await Promise.all(team.map(workOff)).finally(() => clearInterval(thief))

    const { rows } = await asOwner(
      (owner) =>
        owner.query(
          `select conversation_id::text as id, count(*)::int as answers from app.messages
           where tenant_id = $1 and sender_profile_id = $2 group by 1`,
          [cast.rosa.id, cast.fay.id]
        ),
      cast.rosa
    )
    assert.sameMembers(
      rows.map(({ id }) => id),
      conversations
    )
    assert.deepEqual(new Set(rows.map(({ answers }) => answers)), new Set([1]))
    assert.isAbove(lost[0]! + lost[1]!, 0, 'somebody lost a conversation')
  }).timeout(180_000)

  async function arrive(): Promise<Staff> {
    const one = await Staff.arrive(browser, { grant: { slug: cast.rosa.slug, role: 'desk' } })
    await one.enter('desk')
    return one
  }
})

/** Answers until nobody waits. @returns how many conversations were lost on the way */
async function workOff({ page, word }: Staff): Promise<number> {
  const field = page.getByLabel(/^Answer as/)
  const isLost = page.getByText(word('desk.lost'))
  const isOver = page.getByText(word('desk.finished')).or(page.getByText(word('desk.empty')))
  let lost = 0
  for (;;) {
    await field.or(isOver).first().waitFor()
    // What is stolen from the other one comes back to the queue a moment later.
    if (!(await field.isVisible())) {
      if (
        await field.waitFor({ timeout: 7_000 }).then(
          () => false,
          () => true
        )
      )
        return lost
      continue
    }
    const said = await page.getByRole('log').textContent()
    await field.fill('Hello, how are you today?')
    await page.keyboard.press('Control+Enter')
    await page.waitForFunction(
      ([text, warning]) =>
        document.body.innerText.includes(warning!) || document.querySelector('[role=log]')?.textContent !== text,
      [said, word('desk.lost')]
    )
    // The next one may be lost before anybody looks.
    while (await isLost.isVisible()) {
      lost++
      await page.keyboard.press('Alt+s')
      await isLost.waitFor({ state: 'detached', timeout: 1_000 }).catch(() => undefined)
    }
  }
}

/**
 * Half of what somebody has before them is nobody's again, under another number.
 * Each conversation once, so that a slow machine comes to an end too.
 */
async function steal(brand: Brand, stolen: Set<string>): Promise<void> {
  const { rows } = await asOwner(
    (owner) =>
      owner.query<{ id: string }>(
        `update app.desk_chats set lease_by = null, lease_until = null, lease_number = lease_number + 1
         where tenant_id = $1 and lease_by is not null and conversation_id <> all($2::bigint[]) and random() < 0.5
         returning conversation_id::text as id`,
        [brand.id, [...stolen]]
      ),
    brand
  )
  for (const { id } of rows) stolen.add(id)
}
