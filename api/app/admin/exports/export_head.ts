import type { Language } from '@manyhearts/locales/languages'
import { translationsIn } from '#app/http/translations'
import { BYTE_ORDER_MARK, csvLine } from './csv.js'

/** The first line of an export's file: what the console calls the columns of the list. */
export function exportHead(resource: string, columns: readonly string[], language: Language): string {
  const t = translationsIn(`${language}-informal`, 'console')
  return BYTE_ORDER_MARK + csvLine(columns.map((column) => t(`resources.${resource}.fields.${column}`)))
}
