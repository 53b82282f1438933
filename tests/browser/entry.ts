import type { Page } from 'playwright'
import type { Journey } from './journeys.ts'
import { translationsOf } from './translations.ts'

export async function passEntry(page: Page, { language, warnsAtEntry }: Journey): Promise<void> {
  if (!warnsAtEntry) return
  const t = await translationsOf(language)
  await page.getByRole('button', { name: t('site:entry.accept', { age: 18 }), exact: true }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
}
