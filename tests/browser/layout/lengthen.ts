import type { Page } from 'playwright'

/** Doubles every vowel, so that words are some 40 % longer than English ones, like German or Finnish. Only good for layout checks. */
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
