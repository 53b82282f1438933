import type { Locator } from 'playwright'

/** Opens a menu by its button, and chooses something by its name once the menu stands still: a press beside it closes it. */
export async function chooseFromMenu(button: Locator, name: string): Promise<void> {
  await button.click()
  const menu = button.page().getByRole('menu')
  await menu.evaluate((one) => Promise.allSettled(one.getAnimations().map(({ finished }) => finished)))
  await menu.getByRole('menuitem', { name, exact: true }).click()
}
