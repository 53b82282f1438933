import type { Page } from 'playwright'

/** Layout shift of a page so far (https://web.dev/articles/cls). */
export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
        const sum = (shifts: Shift[]) =>
          shifts.reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0)
        new PerformanceObserver((list) => resolve(sum(list.getEntries() as Shift[]))).observe({
          type: 'layout-shift',
          buffered: true,
        })
        // Without a shift there is no entry.
        setTimeout(() => resolve(0), 500)
      })
  )
}
