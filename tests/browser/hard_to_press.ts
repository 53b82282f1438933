import type { Page } from 'playwright'

/** Smallest comfortable height, px (WCAG 2.2 asks for 24). */
const SMALLEST = 44

/** Links of cards, lines above the page and ends of sliders that a finger misses, one line each. */
export function hardToPress(page: Page): Promise<string[]> {
  return page.evaluate((smallest) => {
    const pressed = document.querySelectorAll('article :is(h2, h3) > a, input[type=range], [aria-expanded]')
    const small = [...pressed].filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < smallest)
    return small.map((one) => `${location.pathname}: "${one.textContent}" is hard to press`)
  }, SMALLEST)
}
