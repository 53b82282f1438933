import type { Page } from 'playwright'

/** The first conversation, while its partner is typing. */
export async function partnerTyping(page: Page): Promise<void> {
  const id = await firstConversation(page)
  const poke = JSON.stringify({ kind: 'typing', conversation: id, seq: null, profile: null })
  await page.route('**/api/events', (route) =>
    route.fulfill({
      headers: { 'content-type': 'text/event-stream' },
      body: `event: ready\ndata: {}\n\nevent: poke\ndata: ${poke}\n\n`,
    })
  )
  await page.goto(`/chats/${id}`)
  await page.locator('p[aria-live] > span').waitFor()
}

/** The first conversation, with a message that was written without a connection. */
export async function messageWaiting(page: Page): Promise<void> {
  await page.goto(`/chats/${await firstConversation(page)}`)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.locator('textarea').fill('Have you been to the new café by the river?')
  await page.locator('form button[type=submit]').click()
}

async function firstConversation(page: Page): Promise<string> {
  await page.goto('/chats')
  const address = await page.locator('a[href^="/chats/"]').first().getAttribute('href')
  return address!.split('/').at(-1)!
}
