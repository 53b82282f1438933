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

/** The first conversation, with a message that the team reads first and one that it refused. */
export async function heldMessages(page: Page): Promise<void> {
  await page.goto('/chats')
  await page.waitForLoadState('networkidle')
  const chat = page.locator('a[href^="/chats/"]').first()
  const path = await chat.getAttribute('href')
  const body = await page.evaluate(async (one) => (await fetch(`/api${one}/messages`)).json(), path)
  const own = { client_id: 'x', body: body.messages.at(-1).body, sent_at: body.messages.at(-1).sent_at }
  const held = [
    { ...own, id: '1', refused: true, credits_back: 10 },
    { ...own, id: '2', refused: false, credits_back: 0 },
  ]
  await page.route('**/api/chats/*/messages', (route) => route.fulfill({ json: { ...body, held } }))
  await chat.click()
  await page.locator('li p svg').last().waitFor()
  await page.waitForLoadState('networkidle')
}

async function firstConversation(page: Page): Promise<string> {
  await page.goto('/chats')
  const address = await page.locator('a[href^="/chats/"]').first().getAttribute('href')
  return address!.split('/').at(-1)!
}
