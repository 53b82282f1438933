import type { Locator } from 'playwright'

/** Waits until the menu has stopped moving: a press beside it closes it. */
export async function chooseFromMenu(button: Locator, name: string): Promise<void> {
  await button.click()
  const menu = button.page().getByRole('menu')
  await menu.evaluate((one) => Promise.allSettled(one.getAnimations().map(({ finished }) => finished)))
  await menu.getByRole('menuitem', { name, exact: true }).click()
}
