import type { Page } from 'playwright'

/**
 * Puts the page into a language nobody speaks: every vowel twice, which makes words some 40 % longer than English ones, as much
 * as German or Finnish ever are. For looking at layouts only; the page is not used afterwards.
 */
export async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longer = (text: string) => text.replace(/[aeiouyåäöæøéü]/gi, '$&$&')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (!texts.currentNode.parentElement!.closest('script, style')) {
        texts.currentNode.nodeValue = longer(texts.currentNode.nodeValue!)
      }
    for (const input of document.querySelectorAll('input')) input.placeholder = longer(input.placeholder)
  })
}
