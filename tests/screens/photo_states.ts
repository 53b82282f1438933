import type { Page } from 'playwright'
import sharp from 'sharp'

/** An evening by the sea, as a phone would take it. */
const SEA = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900">
  <defs>
    <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b4a7f"/><stop offset=".62" stop-color="#f2a56b"/></linearGradient>
    <linearGradient id="water" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c4785d"/><stop offset="1" stop-color="#1f2f52"/></linearGradient>
  </defs>
  <rect width="1200" height="560" fill="url(#sky)"/><circle cx="760" cy="500" r="90" fill="#ffe3b0"/>
  <rect y="560" width="1200" height="340" fill="url(#water)"/><path d="M0 720 Q300 640 620 760 T1200 700 V900 H0Z" fill="#3d3146"/>
</svg>`

/** The composer of the first conversation with a photo that was chosen. */
export async function chosenPhoto(page: Page): Promise<void> {
  await page.goto('/chats')
  await page.waitForLoadState('networkidle')
  await page.locator('a[href^="/chats/"]').first().click()
  await page.waitForLoadState('networkidle')
  const buffer = await sharp(Buffer.from(SEA)).jpeg().toBuffer()
  await page.locator('input[data-picker]').setInputFiles({ name: 'sea.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('progress').waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
}

/** A photo that was just sent, and one that the partner sent for the first time. */
export async function sentPhotos(page: Page): Promise<void> {
  await chosenPhoto(page)
  await page.locator('textarea').fill('19:40')
  await page.locator('form button[type=submit]').click()
  await page.locator('li figure button').last().waitFor()
  await page.goto('/chats')
  await page.waitForLoadState('networkidle')
  const chat = page.locator('a[href^="/chats/"]').first()
  const body = await page.evaluate(
    async (path) => (await fetch(`/api${path}/messages`)).json(),
    await chat.getAttribute('href')
  )
  const own = body.messages.findLast(({ photo }: { photo: unknown }) => photo)
  const theirs = { ...own, id: '1', seq: own.seq + 1, mine: false, body: '', photo: { ...own.photo, covered: true } }
  await page.route('**/api/chats/*/messages', (route) =>
    route.fulfill({ json: { ...body, messages: [...body.messages, theirs] } })
  )
  await chat.click()
  await page.locator('li figure button').nth(1).waitFor()
  await page.waitForLoadState('networkidle')
}

/** A file that is no picture, refused. */
export async function refusedPhoto(page: Page): Promise<void> {
  await page.goto('/chats')
  await page.waitForLoadState('networkidle')
  await page.locator('a[href^="/chats/"]').first().click()
  await page.waitForLoadState('networkidle')
  const buffer = Buffer.from('no picture')
  await page.locator('input[data-picker]').setInputFiles({ name: 'notes.jpg', mimeType: 'image/jpeg', buffer })
  await page.locator('#composer-photo button').waitFor()
}

/** What a locked photo answers, on the first profile that has one. */
export async function premiumAlert(page: Page): Promise<void> {
  await page.goto('/members')
  const id = await page.evaluate(async () => {
    const ask = async (path: string) => (await fetch(path)).json()
    const { results } = await ask('/api/members')
    for (const { id: one } of results) {
      const { profile } = await ask(`/api/members/${one}`)
      if (profile.photos.some(({ locked }: { locked: boolean }) => locked)) return one
    }
  })
  await page.goto(`/members/${id}`)
  await page.waitForLoadState('networkidle')
  await page.locator('main a[href="/premium"]').first().click()
  await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
}
