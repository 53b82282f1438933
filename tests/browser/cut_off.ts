import type { Page } from 'playwright'

/** Where a page is wider than its window, and texts that are clipped at an edge, one line each. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const isWider = (element: Element) => element.scrollWidth > element.clientWidth + 1
    const hides = (element: Element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      // An ellipsis shows that there is more; a box of one pixel is for screen readers.
      return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis' && element.clientWidth > 1
    }
    const hasWords = (element: Element) =>
      [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue!.trim())
    const cut = [...document.querySelectorAll('body *')].filter((one) => hasWords(one) && isWider(one) && hides(one))
    const told = cut.map((one) => `${location.pathname}: "${one.textContent}"`)
    return scrollWidth > clientWidth ? [`${location.pathname} is ${scrollWidth} px wide`, ...told] : told
  })
}
